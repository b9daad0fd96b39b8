import { chipsOf, readFilters, resolveFilters } from '../listing/applied-filters';
import { facetsOf } from '../listing/facets/facets';
import { buildFacetIndex, type FacetIndex, filterRows } from '../listing/filter-rows';
import type { IndexRow } from '../listing/index-row';
import { matchingCard } from '../listing/matching-card';
import { countPages, paginate } from '../listing/paginate';
import { fullRowOf } from '../listing/row-parts';
import type { Scope } from '../listing/scope';
import { sortFeatured, sortRows } from '../listing/sort';
import { SORTS } from '../listing/sort-orders';
import { isFiltered, type ListingState } from '../listing/url-state';
import { memoizeByKey } from '../memoize';
import type { CatalogueAnswers, CatalogueQuery, ListingAnswer, SearchDetails } from './protocol';
import type { PageRecord } from './records';
import { Searcher } from './searcher';

/** The products of a scope. For a search also its details and similar products. */
type ScopedProducts = { facetIndex: FacetIndex; details: SearchDetails; similar: readonly IndexRow[] };

/** Returns the pages that search can find, such as the categories and brands of these rows. */
export type PagesOf = (rows: readonly IndexRow[]) => readonly PageRecord[];

const MAX_CACHED_SCOPES = 20;
/** Maximum duration of one indexing step. Queries are answered between steps. */
const CHUNK_MS = 12;

/** Answers queries about the rows of the catalogue. Runs in the worker; tests run it directly. */
export class CatalogueEngine {
  private readonly rows: readonly IndexRow[];
  private readonly searcher: Searcher;

  constructor(rows: readonly IndexRow[], pagesOf: PagesOf) {
    this.rows = sortFeatured(rows);
    this.searcher = new Searcher(this.rows, pagesOf(this.rows));
  }

  /** Answers any kind of query. Only a quick order returns a promise. */
  answer(request: CatalogueQuery): CatalogueAnswers[CatalogueQuery['kind']] | Promise<CatalogueAnswers['quick-order']> {
    switch (request.kind) {
      case 'list':
        return this.list(request);
      case 'suggest':
        return this.searcher.suggest(request.query, request.limit);
      case 'rows':
        return this.rowsOf(request.ids);
      case 'quick-order':
        return this.matchQuickOrder(request.text);
    }
  }

  /** Finds the products of a pasted quick order. The parser is loaded on first use. */
  async matchQuickOrder(text: string): Promise<CatalogueAnswers['quick-order']> {
    const { readQuickOrder } = await import('../request/quick-order/read-quick-order');
    return readQuickOrder(text, {
      findNumber: (number) =>
        this.searcher.findNumber(number).map(({ row, selection }) => ({ row: fullRowOf(row), choice: selection })),
      search: (query, limit) => this.searcher.search(query).hits.slice(0, limit).map(fullRowOf),
    });
  }

  /** The rows of these ids, in the same order. Unknown ids are skipped. */
  rowsOf(ids: readonly string[]): IndexRow[] {
    const wanted = new Set(ids);
    const rowById = new Map(this.rows.flatMap((row) => (wanted.has(row.card.id) ? [[row.card.id, row]] : [])));
    return ids.flatMap((id) => rowById.get(id) ?? []);
  }

  /** One page of a listing. Unknown filter values are ignored; a page number past the end becomes the last page. */
  list({ scope, state }: { scope: Scope; state: ListingState }): ListingAnswer {
    const { facetIndex, details, similar } = this.scopedProducts(JSON.stringify(scope));
    const filters = resolveFilters(facetIndex, readFilters(state.filters, facetsOf(scope)));
    const { matches, facets } = filterRows(facetIndex, filters);
    const page = Math.min(state.page, countPages(matches.length));
    const rows = paginate(sortRows(matches, state.sort), page);
    // Similar products only after the last result, and only if the shopper has not filtered or sorted.
    const resolvedState = { ...state, filters, page };
    const isAtEnd = page === countPages(matches.length) && state.sort === SORTS[0] && !isFiltered(resolvedState);
    return {
      cards: rows.map((row) => matchingCard(row, facetIndex, filters)),
      count: matches.length,
      total: facetIndex.rows.length,
      state: resolvedState,
      chips: chipsOf(resolvedState, facetsOf(scope), facets),
      facets,
      ...(isAtEnd && similar.length > 0 && { similar: similar.map(({ card }) => card) }),
      ...details,
    };
  }

  /** Builds a part of the search index. Returns true once it is complete. */
  prepareSearch(): boolean {
    return this.searcher.build(CHUNK_MS);
  }

  /** The products of a scope in the default order, cached for the next query. `key` is the scope as JSON. */
  private readonly scopedProducts = memoizeByKey((key: string): ScopedProducts => {
    const scope: Scope = JSON.parse(key);
    const result =
      scope.kind === 'search' ? this.searcher.search(scope.query, { literal: scope.isLiteral }) : undefined;
    const { hits = this.rows, matchCount = hits.length, ...details } = result ?? {};
    const facetIndex = buildFacetIndex(hits.slice(0, matchCount), scope, this.rows);
    return { facetIndex, details, similar: hits.slice(matchCount) };
  }, MAX_CACHED_SCOPES);
}
