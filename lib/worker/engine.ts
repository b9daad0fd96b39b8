import { type Columns, fromColumns } from '../index/columns';
import type { IndexRow } from '../index/row';
import { SORTS, sortFeatured, sortRows } from '../index/sort';
import { isFiltered, type ListingState } from '../listing/address';
import { cardInColor } from '../listing/card-in-color';
import { type FacetTable, filterRows, toFacetTable } from '../listing/count';
import { color } from '../listing/facets/color';
import { meantFilters } from '../listing/meant-filters';
import { countPages, paginate } from '../listing/paginate';
import type { Scope } from '../listing/scope';
import type { VariantDesk } from '../listing/variant-desk';
import type { OrderDesk } from '../order/order-desk';
import type { Resolution, TableColumns } from '../order/resolution';
import type { PageRecord } from '../search/records';
import { Searcher } from '../search/searcher';
import type { SuggestAnswer } from '../search/suggest-answer';
import type { BesideGoods, ListingAnswer, ReadSoFar, WorkerQuestion } from './protocol';

/** The goods of a scope, and for a search what is to be said of it. */
type Scoped = { table: FacetTable; remarks: BesideGoods; similar: readonly IndexRow[] };

/** A function that returns the pages of the shop that search finds, for the goods at hand. */
export type PagesOf = (rows: readonly IndexRow[]) => readonly PageRecord[];

/** The tidings of a reading to whoever waits for it. */
type Waiter = { onSoFar?: (soFar: ReadSoFar) => void; isCancelled?: (() => boolean) | undefined };

/** Lets the messages through that have come meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const MAX_SCOPES = 20;
/** Milliseconds of work before messages are let through. */
const SLICE_MS = 12;

/** Holds the catalogue's rows and answers the page's questions; runs in a worker, and in tests without one. */
export class CatalogueEngine {
  private readonly rows: readonly IndexRow[];
  private readonly scopes = new Map<string, Scoped>();
  private readonly searcher: Searcher;
  private orders: OrderDesk | undefined;

  /**
   * @param pagesOf the pages that a search of these rows may lead to
   * @param variantDesk needed if a product has variants
   */
  constructor(
    columns: Columns,
    pagesOf: PagesOf,
    private readonly variantDesk?: VariantDesk,
  ) {
    this.rows = sortFeatured(fromColumns(columns, variantDesk?.unpackSold));
    this.searcher = new Searcher(this.rows, pagesOf(this.rows), variantDesk);
  }

  /** The answer to a question. */
  answer(request: Exclude<WorkerQuestion, { kind: 'resolve' }>): ListingAnswer | SuggestAnswer | IndexRow[] {
    if (request.kind === 'list') return this.list(request);
    if (request.kind === 'rows') return this.rowsOf(request.ids);
    return this.searcher.suggest(request.query, request.limit);
  }

  /**
   * The meanings of an order's lines, read in slices; undefined once nobody waits for them. Their reader comes with the first of them:
   * most who search order nothing.
   */
  async resolve(
    text: string,
    columns?: TableColumns,
    { onSoFar, isCancelled }: Waiter = {},
  ): Promise<Resolution[] | undefined> {
    const { OrderDesk } = await import('../order/order-desk');
    this.orders ??= new OrderDesk(this.rows, this.variantDesk);
    const reading = this.orders.read(text, columns);
    let end = performance.now() + SLICE_MS;
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
      if (performance.now() < end) continue;
      onSoFar?.(step.value);
      await pause();
      if (isCancelled?.()) return undefined;
      end = performance.now() + SLICE_MS;
    }
  }

  /** The rows of some products, in that order; without those that the catalogue does not have. */
  rowsOf(ids: readonly string[]): IndexRow[] {
    const wanted = new Set(ids);
    const found = new Map(this.rows.flatMap((row) => (wanted.has(row.card.id) ? [[row.card.id, row]] : [])));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The page of a listing as far as its state can be met: values not offered are passed over, the last page ends it. */
  list({ scope, state }: { scope: Scope; state: ListingState }): ListingAnswer {
    const { table, remarks, similar } = this.tableOf(scope);
    const filters = meantFilters(table, state.filters);
    const { matches, facets } = filterRows(table, filters);
    const page = Math.min(state.page, countPages(matches.length));
    const rows = paginate(sortRows(matches, state.sort), page);
    // After the last goods that answer; who narrows or sorts them wants none beside.
    const isAtEnd = page === countPages(matches.length) && state.sort === SORTS[0] && !isFiltered(state);
    return {
      cards: rows.map(
        (row) => this.variantDesk?.cardOfVariant(row, table, filters) ?? cardInColor(row, filters[color.parameter]),
      ),
      count: matches.length,
      total: table.rows.length,
      state: { ...state, filters, page },
      facets,
      ...(isAtEnd && similar.length > 0 && { similar: similar.map(({ card }) => card) }),
      ...remarks,
    };
  }

  /** Prepares search in slices; call it until it says true. */
  prepareSearch(): boolean {
    return this.searcher.build(SLICE_MS);
  }

  /** The goods of a scope in the default order, kept for the next question. */
  private tableOf(scope: Scope): Scoped {
    const key = JSON.stringify(scope);
    const known = this.scopes.get(key);
    if (known) return known;
    const found = scope.kind === 'search' ? this.searcher.search(scope.query, { literal: scope.isLiteral }) : undefined;
    const { hits = this.rows, answering = hits.length, ...remarks } = found ?? {};
    const table = toFacetTable(hits.slice(0, answering), scope, this.variantDesk, this.rows);
    const answer = { table, remarks, similar: hits.slice(answering) };
    if (this.scopes.size >= MAX_SCOPES) this.scopes.clear();
    this.scopes.set(key, answer);
    return answer;
  }
}
