import { chipsOf, readFilters, resolveFilters } from '../listing/applied-filters';
import { facetsOf } from '../listing/facets/facets';
import { buildFacetIndex, type FacetIndex, filterRows } from '../listing/filter-rows';
import type { IndexRow } from '../listing/index-row';
import { matchingCard } from '../listing/matching-card';

import { countPages, paginate } from '../listing/paginate';
import { fullRowOf } from '../listing/row-parts';
import type { Scope } from '../listing/scope';
import { sortFeatured, sortRows } from '../listing/sort';
import { isFiltered, type ListingState, SORTS } from '../listing/url-state';
import type { CatalogueAnswers, CatalogueQuestion, ListingAnswer, SearchDetails } from './protocol';
import type { PageRecord } from './records';
import { Searcher } from './searcher';

/** The products of a scope, and for a search its remarks and similar products. */
type Scoped = { facetIndex: FacetIndex; details: SearchDetails; similar: readonly IndexRow[] };

/** Returns the pages of the shop that search finds, for these rows. */
export type PagesOf = (rows: readonly IndexRow[]) => readonly PageRecord[];

const MAX_SCOPES = 20;
/** Milliseconds of preparation before questions are answered. */
const CHUNK_MS = 12;

/** Answers questions about the rows of the catalogue. Runs in the worker, and in tests without one. */
export class CatalogueEngine {
  private readonly rows: readonly IndexRow[];
  private readonly scopes = new Map<string, Scoped>();
  private readonly searcher: Searcher;

  constructor(rows: readonly IndexRow[], pagesOf: PagesOf) {
    this.rows = sortFeatured(rows);
    this.searcher = new Searcher(this.rows, pagesOf(this.rows));
  }

  /** The answer to a question. */
  answer(
    question: CatalogueQuestion,
  ): CatalogueAnswers[CatalogueQuestion['kind']] | Promise<CatalogueAnswers['quick-order']> {
    switch (question.kind) {
      case 'list':
        return this.list(question);
      case 'suggest':
        return this.searcher.suggest(question.query, question.limit);
      case 'rows':
        return this.rowsOf(question.ids);
      case 'quick-order':
        return this.matchQuickOrder(question.text);
    }
  }

  /** Matches the pasted text of a quick order. Its parser is loaded with the first order. */
  async matchQuickOrder(text: string): Promise<CatalogueAnswers['quick-order']> {
    const { readQuickOrder } = await import('../request/quick-order/read-quick-order');
    return readQuickOrder(text, {
      findNumber: (number) =>
        this.searcher.findNumber(number).map(({ row, choice }) => ({ row: fullRowOf(row), choice })),
      search: (query, limit) => this.searcher.search(query).hits.slice(0, limit).map(fullRowOf),
    });
  }

  /** The rows of some products, in that order; without those that the catalogue does not have. */
  rowsOf(ids: readonly string[]): IndexRow[] {
    const wanted = new Set(ids);
    const found = new Map(this.rows.flatMap((row) => (wanted.has(row.card.id) ? [[row.card.id, row]] : [])));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** One page of a listing. Unknown filter values are ignored; a page number past the end becomes the last page. */
  list({ scope, state }: { scope: Scope; state: ListingState }): ListingAnswer {
    const { facetIndex, details, similar } = this.scopedProducts(scope);
    const filters = resolveFilters(facetIndex, readFilters(state.filters, facetsOf(scope)));
    const { matches, facets } = filterRows(facetIndex, filters);
    const page = Math.min(state.page, countPages(matches.length));
    const rows = paginate(sortRows(matches, state.sort), page);
    // Similar products only after the last result, and only if the shopper has not filtered or sorted.
    const answered = { ...state, filters, page };
    const isAtEnd = page === countPages(matches.length) && state.sort === SORTS[0] && !isFiltered(answered);
    return {
      cards: rows.map((row) => matchingCard(row, facetIndex, filters)),
      count: matches.length,
      total: facetIndex.rows.length,
      state: answered,
      chips: chipsOf(answered, facetsOf(scope), facets),
      facets,
      ...(isAtEnd && similar.length > 0 && { similar: similar.map(({ card }) => card) }),
      ...details,
    };
  }

  /** Builds a part of the search index; true when it is complete. */
  prepareSearch(): boolean {
    return this.searcher.build(CHUNK_MS);
  }

  /** The products of a scope in the default order, cached for the next question. */
  private scopedProducts(scope: Scope): Scoped {
    const key = JSON.stringify(scope);
    const known = this.scopes.get(key);
    if (known) return known;
    const found = scope.kind === 'search' ? this.searcher.search(scope.query, { literal: scope.isLiteral }) : undefined;
    const { hits = this.rows, matchCount = hits.length, ...details } = found ?? {};
    const facetIndex = buildFacetIndex(hits.slice(0, matchCount), scope, this.rows);
    const answer = { facetIndex, details, similar: hits.slice(matchCount) };
    if (this.scopes.size >= MAX_SCOPES) this.scopes.clear();
    this.scopes.set(key, answer);
    return answer;
  }
}
