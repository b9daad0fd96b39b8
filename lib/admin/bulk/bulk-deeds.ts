import type { Control, ControlValue, Editor } from '../../catalogue/fields/field';
import { fieldAt } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';
import { fromMinorUnits, toMinorUnits } from '../../catalogue/minor-units';
import type { RawProduct } from '../../catalogue/schema/product';
import type { FieldChange } from '../field-change';
import { changedFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import type { BulkScope } from './bulk-scope';
import { type BulkFacts, changeFacts, changesAny, type FactChange } from './change-facts';

/** Values in the controls of a deed, by the control's name. */
export type DeedValues = Readonly<Record<string, ControlValue>>;

/** A thing that is done to several products at once. */
export type BulkDeed = {
  /** The deed's name in the list of deeds. */
  label: string;
  /** Controls that the operator fills in for the deed. */
  controls: Readonly<Record<string, Control>>;
  /** The variants that it may be about: all of a product or those of a scope, or never all. Without it, it is about products alone. */
  of?: 'any variants' | 'some variants';
  /** The fields that a product gets by it, undefined where one goes; none where it does nothing to the product. */
  change(raw: RawProduct, values: DeedValues, scope?: BulkScope): Partial<RawProduct>;
  /** Whether it does anything to a product, where that can be told without making what it does. */
  changes?(raw: RawProduct, values: DeedValues, scope?: BulkScope): boolean;
};

/** A deed that changes what is sold: products and their variants, or the variants of a scope. */
function selling(
  deed: Omit<BulkDeed, 'change' | 'changes'>,
  facts: FactChange['facts'],
  of: (now: BulkFacts, values: DeedValues) => ReturnType<FactChange['of']>,
): BulkDeed {
  const changeBy = (values: DeedValues): FactChange => ({ facts, of: (now) => of(now, values) });
  return {
    of: 'any variants',
    ...deed,
    change: (raw, values, scope) => changeFacts(raw, changeBy(values), scope),
    changes: (raw, values, scope) => changesAny(raw, changeBy(values), scope),
  };
}

const amount = (label: string, control: Partial<Control>): BulkDeed['controls'] => ({
  amount: { kind: 'number', label, isRequired: true, step: 1, ...control },
});
const amountOf = (values: DeedValues) => Number(values.amount);

/** Sets fields to what is typed, as the product's form does. */
function setting(label: string, editors: readonly object[], more: Record<string, Partial<Control>> = {}): BulkDeed {
  const list = editors as readonly Editor[];
  const controls: Record<string, Control> = Object.assign({}, ...list.map((editor) => editor.controls));
  return {
    label,
    controls: Object.fromEntries(
      Object.entries(controls).map(([name, control]) => [name, { ...control, ...more[name] }]),
    ),
    change: (raw, values) => Object.assign({}, ...list.map((editor) => editor.write({ ...values }, raw))),
  };
}

const NO_SUBCATEGORY = { hint: 'Left empty, the products are in no subcategory.' };

const PRICES = ['price', 'oldPrice'] as const;
const stock = setting('Stock, set to', [FIELDS.stock.editor], { stock: { label: 'Stock of each', isRequired: true } });

/** Every bulk deed, in the order of the list; a further one needs nothing but an entry here. */
export const BULK_DEEDS = {
  price: selling(
    {
      label: 'Price, by percent',
      controls: amount('Change in percent', {
        min: -90,
        max: 900,
        step: 0.1,
        hint: '5 raises prices by 5 percent, -10 lowers them by 10. Products without a price stay so.',
      }),
    },
    PRICES,
    (now, values) => changePrice(now, amountOf(values)),
  ),
  discount: selling(
    {
      label: 'Discount',
      controls: amount('Discount in percent', {
        min: 1,
        max: 90,
        hint: 'The price goes down, and the price before becomes the old price. Where there is an old price, it counts.',
      }),
    },
    PRICES,
    (now, values) => discount(now, amountOf(values)),
  ),
  noDiscount: selling({ label: 'Discount: remove it', controls: {} }, PRICES, endDiscount),
  stock: selling(
    stock,
    ['stock'],
    (_, values) => FIELDS.stock.editor.write({ stock: String(values.stock) }, {}) as Partial<BulkFacts>,
  ),
  stockBy: selling(
    {
      label: 'Stock, change by',
      controls: amount('Change of the stock', { hint: '5 adds five to each, -5 takes five away.' }),
    },
    ['stock'],
    (now, values) => ({ stock: now.stock + amountOf(values) }),
  ),
  notMade: selling({ label: 'Variants: not made', controls: {}, of: 'some variants' }, ['made'], () => ({
    made: false,
  })),
  made: selling({ label: 'Variants: made again', controls: {} }, ['made'], () => ({ made: true })),
  category: setting('Category', [FIELDS.category.editor, FIELDS.subcategory.editor], { subcategory: NO_SUBCATEGORY }),
  subcategory: setting('Subcategory alone', [FIELDS.subcategory.editor], { subcategory: NO_SUBCATEGORY }),
  bestseller: { label: 'Best seller: yes', controls: {}, change: () => ({ isBestseller: true }) },
  noBestseller: { label: 'Best seller: no', controls: {}, change: () => ({ isBestseller: undefined }) },
} satisfies Record<string, BulkDeed>;

/** The name of a deed that is done to many products at once. */
export type DeedName = keyof typeof BULK_DEEDS;

type Prices = { price: number; oldPrice?: number | undefined };

/** A price changed by percent, without an old price that is no longer above it; a product without a price keeps none. */
function changePrice({ price, oldPrice }: Prices, percent: number): Partial<Prices> {
  if (price === 0) return {};
  const next = percentOf(price, 100 + percent);
  return { price: next, ...(typeof oldPrice === 'number' && oldPrice <= next && { oldPrice: undefined }) };
}

/** A price lowered by percent of the old price, or of itself where there is none; nothing where that is less than the smallest unit. */
function discount({ price, oldPrice }: Prices, percent: number): Partial<Prices> {
  const full = typeof oldPrice === 'number' ? Math.max(price, oldPrice) : price;
  const next = percentOf(full, 100 - percent);
  return price === 0 || next === full ? {} : { price: next, oldPrice: full };
}

/** The old price as the price again. */
function endDiscount({ price, oldPrice }: Prices): Partial<Prices> {
  return price === 0 || typeof oldPrice !== 'number' ? {} : { price: oldPrice, oldPrice: undefined };
}

/** A percentage of a price, in whole smallest units and never so few that the product would be without a price. */
function percentOf(price: number, percent: number): number {
  return fromMinorUnits(Math.max(1, Math.round((toMinorUnits(price) * percent) / 100)));
}

/** The effect of a deed: the ids of the products that it changes, and the first of them with its changes. */
export type BulkPlan = { ids: string[]; example?: { name: string; changes: FieldChange[] } };

/** Values of a deed's controls at first; a choice stands on what the first product has. */
export function blankValues({ controls }: BulkDeed, first: RawProduct | undefined): DeedValues {
  return Object.fromEntries(
    Object.entries(controls).map(([name, { kind }]) => [name, kind === 'category' ? (first?.category ?? '') : '']),
  );
}

/**
 * The plan of a deed for products, found in slices that let the page breathe; undefined while something that it asks for is missing. What it
 * does is made for the example alone. Rejects with the signal's reason once that is aborted.
 */
export async function planBulk(
  deed: BulkDeed,
  raws: readonly RawProduct[],
  values: DeedValues,
  { scope, ...watch }: Watch & { scope?: BulkScope | undefined } = {},
): Promise<BulkPlan | undefined> {
  const isAsked = Object.entries(deed.controls).some(([name, { isRequired }]) => isRequired && values[name] === '');
  if (isAsked || (deed.of === 'some variants' && !scope)) return undefined;
  const plan: BulkPlan = { ids: [] };
  const look = (raw: RawProduct) => {
    const isChanged = deed.changes?.(raw, values, scope) ?? changesBy(raw, deed.change(raw, values)).length > 0;
    if (!isChanged) return;
    plan.ids.push(raw.id);
    plan.example ??= { name: raw.name, changes: changesBy(raw, deed.change(raw, values, scope)) };
  };
  await inSlices(raws, look, watch);
  return plan;
}

/** The differences that fields make to a product. */
function changesBy(raw: RawProduct, fields: Partial<RawProduct>): FieldChange[] {
  const before = Object.fromEntries(
    Object.keys(fields).map((field) => [field, (raw as Record<string, unknown>)[field]]),
  );
  return changedFields(before, fields).filter(({ field, from, to }) => meantBy(field, from) !== meantBy(field, to));
}

/** The meaning of a field's value: an empty text is none, and some fields have a value where they are left out. */
function meantBy(field: string, value: unknown): unknown {
  return (value === '' ? undefined : value) ?? fieldAt(field)?.without;
}
