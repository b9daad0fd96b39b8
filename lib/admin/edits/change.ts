import type { RawProduct } from '../../catalogue/schema/product';
import type { TaskOptions } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import { type Edit, type Edits, wantedProduct } from './edit';
import type { PublishedCatalogue } from './published-catalogue';

/** Circumstances of a change: the catalogue of the site, the time in milliseconds, and a watch for progress and cancelling. */
export type ChangeContext = { site: PublishedCatalogue; now: number; taskOptions?: TaskOptions | undefined };

/** A change of the edits: a pure function that returns new edits. It may run again if another tab saves at the same time. */
export type Change = (edits: Edits, context: ChangeContext) => Edits | Promise<Edits>;

/** Thrown by a change that cannot be made. Nothing has changed then. */
export class ChangeError extends Error {
  constructor(
    readonly reason: 'not-found' | 'conflict' | 'invalid',
    message: string,
    readonly problems: ProductProblem[] = [],
  ) {
    super(message);
  }
}

/** The product as this browser has it; `undefined` if it does not exist or is deleted. */
export function productOf(id: string, edits: Edits, { products }: PublishedCatalogue): RawProduct | undefined {
  const edit = edits.get(id);
  return edit ? wantedProduct(edit) : products.get(id);
}

/** The products of the list in its order: those of the site, then new ones. Deleted products are left out. */
export function productsOf(edits: Edits, site: PublishedCatalogue): RawProduct[] {
  const ids = new Set([...site.products.keys(), ...edits.keys()]);
  return [...ids].flatMap((id) => productOf(id, edits, site) ?? []);
}

/** Edits with those of some products replaced; `undefined` removes an edit. */
export function withEdits(edits: Edits, changes: ReadonlyMap<string, Edit | undefined>): Edits {
  const next = new Map(edits);
  for (const [id, edit] of changes) {
    if (edit) next.set(id, edit);
    else next.delete(id);
  }
  return next;
}

/** Ids whose edits differ between two states. */
export function changedIds(before: Edits, after: Edits): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}
