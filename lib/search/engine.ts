import { isFiltered, type ListingState, SORTS } from '../listing/address';
import { cardOfVariant } from '../listing/card-of-variant';
import { chipsOf } from '../listing/chips';
import { type FacetTable, filterRows, toFacetTable } from '../listing/count';
import { facetsOf } from '../listing/facets/table';
import { meantFilters, readFilters } from '../listing/meant-filters';
import { countPages, paginate } from '../listing/paginate';
import type { IndexRow } from '../listing/row';
import type { Scope } from '../listing/scope';
import { sortFeatured, sortRows } from '../listing/sort';
import { wholeOf } from '../listing/units';
import type { Answers, ListingAnswer, SearchDetails, WorkerQuestion } from './protocol';
import type { PageRecord } from './records';
import { Searcher } from './searcher';

/** The products of a scope, and for a search its remarks and similar products. */
type Scoped = { table: FacetTable; remarks: SearchDetails; similar: readonly IndexRow[] };

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
  answer(question: WorkerQuestion): Answers[WorkerQuestion['kind']] | Promise<Answers['quick-order']> {
    switch (question.kind) {
      case 'list':
        return this.list(question);
      case 'suggest':
        return this.searcher.suggest(question.query, question.limit);
      case 'rows':
        return this.rowsOf(question.ids);
      case 'quick-order':
        return this.readOrder(question.text);
    }
  }

  /** Matches the pasted text of a quick order. Its parser is loaded with the first order. */
  async readOrder(text: string): Promise<Answers['quick-order']> {
    const { readQuickOrder } = await import('../request/read-quick-order');
    return readQuickOrder(text, {
      findNumber: (number) =>
        this.searcher.findNumber(number).map(({ row, choice }) => ({ row: wholeOf(row), choice })),
      search: (query, limit) => this.searcher.search(query).hits.slice(0, limit).map(wholeOf),
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
    const { table, remarks, similar } = this.tableOf(scope);
    const filters = meantFilters(table, readFilters(state.filters, facetsOf(scope)));
    const { matches, facets } = filterRows(table, filters);
    const page = Math.min(state.page, countPages(matches.length));
    const rows = paginate(sortRows(matches, state.sort), page);
    // Similar products only after the last result, and only if the shopper has not filtered or sorted.
    const answered = { ...state, filters, page };
    const isAtEnd = page === countPages(matches.length) && state.sort === SORTS[0] && !isFiltered(answered);
    return {
      cards: rows.map((row) => cardOfVariant(row, table, filters)),
      count: matches.length,
      total: table.rows.length,
      state: answered,
      chips: chipsOf(answered, facetsOf(scope), facets),
      facets,
      ...(isAtEnd && similar.length > 0 && { similar: similar.map(({ card }) => card) }),
      ...remarks,
    };
  }

  /** Builds a part of the search index; true when it is complete. */
  prepareSearch(): boolean {
    return this.searcher.build(CHUNK_MS);
  }

  /** The products of a scope in the default order, cached for the next question. */
  private tableOf(scope: Scope): Scoped {
    const key = JSON.stringify(scope);
    const known = this.scopes.get(key);
    if (known) return known;
    const found = scope.kind === 'search' ? this.searcher.search(scope.query, { literal: scope.isLiteral }) : undefined;
    const { hits = this.rows, answering = hits.length, ...remarks } = found ?? {};
    const table = toFacetTable(hits.slice(0, answering), scope, this.rows);
    const answer = { table, remarks, similar: hits.slice(answering) };
    if (this.scopes.size >= MAX_SCOPES) this.scopes.clear();
    this.scopes.set(key, answer);
    return answer;
  }
}
