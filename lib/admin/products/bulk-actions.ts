import type { CategoryKey } from '../../catalogue/categories/categories';
import { fromMinorUnits, toMinorUnits } from '../../catalogue/price';
import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/variants/offer';
import { money } from '../../money';
import { changedFields, type FieldChange, withFields } from '../edits/fields';

/** The decimals that a changed price ends in, in hundredths: 99 for 12.99. Empty in currencies without them. */
export const PRICE_ENDINGS: readonly number[] = money.digits < 2 ? [] : [99, 95];

/**
 * A change of many products at once. `percent` is -10 for a price that is 10 % lower; `ending` is one of {@link PRICE_ENDINGS}, or
 * undefined to round to the smallest unit. An empty `subcategory` removes it.
 */
export type BulkAction =
  | { kind: 'price'; percent: number; ending?: number | undefined }
  | { kind: 'stock'; stock: number }
  | { kind: 'category'; category: CategoryKey; subcategory: string }
  | { kind: 'bestseller'; isBestseller: boolean };

/** What a bulk action would do: the ids of the products that change, and the first of them with its changes. */
export type BulkPlan = { ids: string[]; example?: { name: string; changes: readonly FieldChange[] } };

/** Returns the effect of an action on products, without changing them. */
export function planBulkAction(raws: readonly RawProduct[], action: BulkAction): BulkPlan {
  const plan: BulkPlan = { ids: [] };
  for (const raw of raws) {
    const changes = changedFields(raw, withFields(raw, bulkFields(raw, action)));
    if (changes.length === 0) continue;
    plan.ids.push(raw.id);
    plan.example ??= { name: raw.name, changes };
  }
  return plan;
}

/** The fields that an action sets on a product; undefined removes a field. The result may be invalid: the store checks it. */
export function bulkFields(raw: RawProduct, action: BulkAction): Partial<RawProduct> {
  switch (action.kind) {
    case 'price':
      return priceFields(raw, action.percent, action.ending);
    case 'stock':
      return stockFields(raw, action.stock);
    case 'category': {
      const { category, subcategory } = action;
      const isKept = subcategory === (raw.subcategory ?? '');
      return { category, ...(!isKept && { subcategory: subcategory || undefined }) };
    }
    case 'bestseller': {
      const isKept = action.isBestseller === (raw.isBestseller ?? false);
      return isKept ? {} : { isBestseller: action.isBestseller || undefined };
    }
  }
}

/** Sets the stock of the product, and of each variant that has its own. */
function stockFields({ stock: before = DEFAULT_STOCK, variants }: RawProduct, stock: number): Partial<RawProduct> {
  return {
    ...(stock !== before && { stock }),
    ...(variants && { variants: variants.map((each) => (each.stock === undefined ? each : { ...each, stock })) }),
  };
}

/**
 * Changes the price of the product, of its variants, and the prices of its quantity discounts. A price of 0 means 'Contact for
 * price' and stays. An old price that is no longer above the price is removed.
 */
function priceFields(raw: RawProduct, percent: number, ending: number | undefined): Partial<RawProduct> {
  const change = (before: number) => (before === 0 ? 0 : changePrice(before, percent, ending));
  const price = change(raw.price);
  const variants = raw.variants?.map((variant) => {
    const own = variant.price === undefined ? undefined : change(variant.price);
    return {
      ...variant,
      ...(own !== undefined && { price: own }),
      ...removedOldPrice(variant.oldPrice, own ?? price),
    };
  });
  const breaks = raw.quantities?.breaks?.map((each) => {
    if (each.price === undefined) return each;
    // By the same factor as the rounded price, so that discounts stay below it.
    const factor = raw.price === 0 ? 1 + percent / 100 : price / raw.price;
    return { ...each, price: fromMinorUnits(Math.max(1, Math.round(toMinorUnits(each.price) * factor))) };
  });
  return {
    price,
    ...removedOldPrice(raw.oldPrice, price),
    ...(variants && { variants }),
    ...(breaks && { quantities: { ...raw.quantities, breaks } }),
  };
}

function removedOldPrice(oldPrice: number | null | undefined, price: number): { oldPrice?: undefined } {
  return typeof oldPrice === 'number' && oldPrice <= price ? { oldPrice: undefined } : {};
}

/** 42.99 + 12 % is 48.15, and 47.99 with the ending 99. The result is at least the smallest unit. */
function changePrice(price: number, percent: number, ending: number | undefined): number {
  const units = Math.round((toMinorUnits(price) * (100 + percent)) / 100);
  if (ending === undefined) return fromMinorUnits(Math.max(1, units));
  const one = toMinorUnits(1);
  const decimals = (one * ending) / 100;
  return fromMinorUnits(Math.max(decimals, Math.round((units - decimals) / one) * one + decimals));
}
