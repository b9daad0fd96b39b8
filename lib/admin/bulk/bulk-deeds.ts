import type { Control, ControlValue, Editor } from '../../catalogue/fields/field';
import { fieldAt } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';
import { fromMinorUnits, toMinorUnits } from '../../catalogue/minor-units';
import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import type { FieldChange } from '../store-types';

/** Values in the controls of a deed, by the control's name. */
export type DeedValues = Readonly<Record<string, ControlValue>>;

/** A thing that is done to several products at once. */
export type BulkDeed = {
  /** The deed's name in the list of deeds. */
  label: string;
  /** Controls that the operator fills in for the deed. */
  controls: Readonly<Record<string, Control>>;
  /** The fields that a product gets by it, undefined where one goes; none where it does nothing to the product. */
  change(raw: RawProduct, values: DeedValues): Partial<RawProduct>;
};

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

/** Every bulk deed, in the order of the list; a further one needs nothing but an entry here. */
export const BULK_DEEDS = {
  price: {
    label: 'Price, by percent',
    controls: amount('Change in percent', {
      min: -90,
      max: 900,
      step: 0.1,
      hint: '5 raises prices by 5 percent, -10 lowers them by 10. Products without a price stay so.',
    }),
    change: (raw, values) => changePrice(raw, amountOf(values)),
  },
  discount: {
    label: 'Discount',
    controls: amount('Discount in percent', {
      min: 1,
      max: 90,
      hint: 'The price goes down, and the price before becomes the old price. Where there is an old price, it counts.',
    }),
    change: (raw, values) => discount(raw, amountOf(values)),
  },
  noDiscount: { label: 'Discount: remove it', controls: {}, change: endDiscount },
  stock: setting('Stock, set to', [FIELDS.stock.editor], { stock: { label: 'Stock of each', isRequired: true } }),
  stockBy: {
    label: 'Stock, change by',
    controls: amount('Change of the stock', { hint: '5 adds five to each, -5 takes five away.' }),
    change: (raw, values) => ({ stock: (raw.stock ?? DEFAULT_STOCK) + amountOf(values) }),
  },
  category: setting('Category', [FIELDS.category.editor, FIELDS.subcategory.editor], { subcategory: NO_SUBCATEGORY }),
  subcategory: setting('Subcategory alone', [FIELDS.subcategory.editor], { subcategory: NO_SUBCATEGORY }),
  bestseller: { label: 'Best seller: yes', controls: {}, change: () => ({ isBestseller: true }) },
  noBestseller: { label: 'Best seller: no', controls: {}, change: () => ({ isBestseller: undefined }) },
} satisfies Record<string, BulkDeed>;

/** The name of a deed that is done to many products at once. */
export type DeedName = keyof typeof BULK_DEEDS;

type Prices = Pick<RawProduct, 'price' | 'oldPrice'>;

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

/** The plan of a deed for products; undefined while something that it asks for is missing. */
export function planBulk(deed: BulkDeed, raws: readonly RawProduct[], values: DeedValues): BulkPlan | undefined {
  const isAsked = Object.entries(deed.controls).some(([name, { isRequired }]) => isRequired && values[name] === '');
  if (isAsked) return undefined;
  const plan: BulkPlan = { ids: [] };
  for (const raw of raws) {
    const changes = changesBy(raw, deed.change(raw, values));
    if (changes.length === 0) continue;
    plan.ids.push(raw.id);
    plan.example ??= { name: raw.name, changes };
  }
  return plan;
}

/** Deeds write single values, which need no canonical form to be compared. */
function changesBy(raw: RawProduct, fields: Partial<RawProduct>): FieldChange[] {
  const before = raw as Record<string, unknown>;
  return Object.entries(fields).flatMap(([field, to]) => {
    const from = before[field];
    return meantBy(field, from) === meantBy(field, to) ? [] : { field, from, to };
  });
}

/** The meaning of a field's value: an empty text is none, and some fields have a value where they are left out. */
function meantBy(field: string, value: unknown): unknown {
  return (value === '' ? undefined : value) ?? fieldAt(field)?.without;
}
