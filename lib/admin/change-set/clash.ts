import type { LooseProduct } from './change-set';

/**
 * A field that was changed here and in the catalogue in two ways: what it was when it was changed here, what it should become, and what
 * it is there now. 'product' where the whole product is in question (changed here and gone there, to be added but there already, deleted
 * here and changed there): its values are names then, undefined on the side that does not have it, and `whole` has the products.
 */
export type Clash = {
  id: string;
  name: string;
  field: string;
  was: unknown;
  mine: unknown;
  theirs: unknown;
  whole?: { mine: LooseProduct | undefined; theirs: LooseProduct | undefined };
};

/** Decisions on clashes: by product and field, the side that stays. */
export type Choices = Readonly<Record<string, Readonly<Record<string, 'mine' | 'theirs'>>>>;
