import { type Columns, fromColumns } from '../index/columns';
import type { IndexRow } from '../index/row';
import { type FacetRow, filterRows } from '../listing/facets';
import { countPages, paginate } from '../listing/paginate';
import { rowsInScope, type Scope } from '../listing/scope';
import { sortFeatured, sortRows } from '../listing/sort';
import type { ListingAnswer, Request } from './protocol';

const MAX_SCOPES = 20;

/** Holds the catalogue's rows and answers the page's questions; runs in a worker, and in tests without one. */
export class CatalogueEngine {
  private readonly rows: readonly IndexRow[];
  private readonly scopes = new Map<string, readonly FacetRow[]>();

  constructor(columns: Columns) {
    this.rows = sortFeatured(fromColumns(columns));
  }

  get size(): number {
    return this.rows.length;
  }

  /** One page of a listing; a page past the end answers with the last one. */
  list({ scope, state }: Omit<Extract<Request, { kind: 'list' }>, 'kind'>): ListingAnswer {
    const rows = this.rowsOf(scope);
    const { matches, facets } = filterRows(rows, state);
    const page = Math.min(state.page, countPages(matches.length));
    const cards = paginate(sortRows(matches, state.sort), page).map(({ card }) => card);
    return { cards, count: matches.length, total: rows.length, page, facets };
  }

  /** The rows of a scope in the default order, kept for the next question. */
  private rowsOf(scope: Scope): readonly FacetRow[] {
    const key = JSON.stringify(scope);
    const known = this.scopes.get(key);
    if (known) return known;
    const rows = rowsInScope(this.rows, scope);
    if (this.scopes.size >= MAX_SCOPES) this.scopes.clear();
    this.scopes.set(key, rows);
    return rows;
  }
}
