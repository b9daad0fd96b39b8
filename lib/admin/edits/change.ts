import type { RawProduct } from '../../catalogue/schema/product';
import type { TaskOptions } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import { type Edit, type Edits, wantedProduct } from './edit';
import type { PublishedCatalogue } from './published-catalogue';

/** Input of a change besides the edits. `now` is in milliseconds. */
export type ChangeContext = { site: PublishedCatalogue; now: number; taskOptions?: TaskOptions | undefined };

/** Pure function that returns new edits. It may run again if another tab saves at the same time. */
export type Change = (edits: Edits, context: ChangeContext) => Edits | Promise<Edits>;

/** Thrown by a {@link Change} that cannot be applied. Nothing is saved then. */
export class ChangeError extends Error {
  constructor(
    readonly reason: 'not-found' | 'conflict' | 'invalid',
    message: string,
    readonly problems: ProductProblem[] = [],
  ) {
    super(message);
  }
}

/** Product with the edits of this browser; `undefined` if it does not exist or is deleted. */
export function productOf(id: string, edits: Edits, { products }: PublishedCatalogue): RawProduct | undefined {
  const edit = edits.get(id);
  return edit ? wantedProduct(edit) : products.get(id);
}

/** Products of the list in order: those of the site, then new ones. Skips deleted products. */
export function productsOf(edits: Edits, site: PublishedCatalogue): RawProduct[] {
  const ids = new Set([...site.products.keys(), ...edits.keys()]);
  return [...ids].flatMap((id) => productOf(id, edits, site) ?? []);
}

/** Returns the edits with some of them replaced; `undefined` removes an edit. */
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
