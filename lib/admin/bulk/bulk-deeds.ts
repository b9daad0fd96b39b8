import type { Control, ControlValue, Editor } from '../../catalogue/fields/field';
import { FIELDS } from '../../catalogue/fields/fields';
import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import { changePrice, discount, endDiscount } from './price-deeds';

/** What stands in the controls of a deed. */
export type DeedValues = Readonly<Record<string, ControlValue>>;

/** Something that is done to several products at once. */
export type BulkDeed = {
  /** What it is called in the list of deeds. */
  label: string;
  /** What the operator is asked for. */
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
