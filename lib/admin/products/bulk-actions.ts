import type { CategoryKey } from '../../catalogue/categories/categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/variants/offer';
import { fromMinorUnits, money, toMinorUnits } from '../../money';
import { changedFields, type FieldChange, withFields } from '../edits/fields';

/** Decimals that a rounded price can end with: 99 for 12.99. Empty for currencies without decimals. */
export const PRICE_ENDINGS: readonly number[] = money.digits < 2 ? [] : [99, 95];

/** Returns the fields that change on a product; `undefined` removes a field. The result may be invalid; the store validates it. */
export type BulkAction = (raw: RawProduct) => Partial<RawProduct>;

/** Preview of a bulk action: ids of the products that would change, and the first of them with its changes. */
type BulkPlan = { ids: string[]; example?: { name: string; changes: readonly FieldChange[] } };

/** Previews an action. Does not change the products. */
export function planBulkAction(raws: readonly RawProduct[], action: BulkAction): BulkPlan {
  const plan: BulkPlan = { ids: [] };
  for (const raw of raws) {
    const changes = changedFields(raw, withFields(raw, action(raw)));
    if (changes.length === 0) continue;
    plan.ids.push(raw.id);
    plan.example ??= { name: raw.name, changes };
  }
  return plan;
}

/** Moves to a category. An empty `subcategory` removes the subcategory. */
const category =
  (key: CategoryKey, subcategory: string): BulkAction =>
  (raw) => ({
    category: key,
    ...(subcategory !== (raw.subcategory ?? '') && { subcategory: subcategory || undefined }),
  });

const bestseller =
  (isBestseller: boolean): BulkAction =>
  (raw) =>
    isBestseller === (raw.isBestseller ?? false) ? {} : { isBestseller: isBestseller || undefined };

/** Sets the stock of the product, and of each variant that has a stock. */
const stock =
  (units: number): BulkAction =>
  ({ stock: before = DEFAULT_STOCK, variants }) => ({
    ...(units !== before && { stock: units }),
    ...(variants && {
      variants: variants.map((each) => (each.stock === undefined ? each : { ...each, stock: units })),
    }),
  });

/**
 * Changes the prices of the product, its variants and its quantity discounts by a percentage, -10 for prices that are 10 % lower. The
 * price 0 means 'Contact for price' and does not change. Removes an old price that is not above the new price.
 * @param ending one of {@link PRICE_ENDINGS}; `undefined` rounds to the smallest unit
 */
function price(percent: number, ending?: number): BulkAction {
  const change = (before: number) => (before === 0 ? 0 : changePrice(before, percent, ending));
  return (raw) => {
    const changed = change(raw.price);
    const variants = raw.variants?.map((variant) => {
      const variantPrice = variant.price === undefined ? undefined : change(variant.price);
      return {
        ...variant,
        ...(variantPrice !== undefined && { price: variantPrice }),
        ...oldPriceFields(variant.oldPrice, variantPrice ?? changed),
      };
    });
    const breaks = raw.quantities?.breaks?.map((each) => {
      if (each.price === undefined) return each;
      // Use the factor of the rounded price, so that the price with a discount stays below it.
      const factor = raw.price === 0 ? 1 + percent / 100 : changed / raw.price;
      return { ...each, price: fromMinorUnits(Math.max(1, Math.round(toMinorUnits(each.price) * factor))) };
    });
    return {
      price: changed,
      ...oldPriceFields(raw.oldPrice, changed),
      ...(variants && { variants }),
      ...(breaks && { quantities: { ...raw.quantities, breaks } }),
    };
  };
}

function oldPriceFields(oldPrice: number | null | undefined, newPrice: number): { oldPrice?: undefined } {
  return typeof oldPrice === 'number' && oldPrice <= newPrice ? { oldPrice: undefined } : {};
}

/** Changes a price by a percentage: 42.99 + 12 % is 48.15, and 47.99 with the ending 99. The result is never 0. */
function changePrice(before: number, percent: number, ending: number | undefined): number {
  const units = Math.round((toMinorUnits(before) * (100 + percent)) / 100);
  if (ending === undefined) return fromMinorUnits(Math.max(1, units));
  const unitsPerOne = toMinorUnits(1);
  const decimals = (unitsPerOne * ending) / 100;
  return fromMinorUnits(Math.max(decimals, Math.round((units - decimals) / unitsPerOne) * unitsPerOne + decimals));
}

/** Changes of many products at once. */
export const bulkActions = { price, stock, category, bestseller };
