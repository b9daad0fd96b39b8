import { formatCount, formatPrice, isPriced } from '../format';
import { groupBy } from './group-by';
import type { Product } from './schema/product';
import type { Spec } from './specs';
import { combinationsOf } from './variants/combinations';
import { formatSelection, listSizes, type Offer, type OrderQuantities, type PriceBreak } from './variants/offer';
import type { ResolvedVariant } from './variants/resolve-variant';

/** The item number for a table: '74273', or 'Our no. sabre-105' with the product's id if the brand has none. */
export function shortItemNumber(id: string, number: string | undefined): string {
  return number ?? `Our no. ${id}`;
}

/** The item number in a sentence: 'Item 74273', or 'Our no. sabre-105'. */
export function labeledItemNumber(id: string, number: string | undefined): string {
  return number === undefined ? shortItemNumber(id, number) : `Item ${number}`;
}

/** The rows of a product's specification table: brand and item number, then {@link factsBelowHeading}. */
export function factSheet(product: Product): Spec[] {
  const { id, model, brand } = product;
  return [
    { label: 'Brand', value: brand.name },
    { label: 'Item number', value: shortItemNumber(id, model) },
    ...factsBelowHeading(product),
  ];
}

/** Facts for tables below a heading with brand and item number: those from the product's fields, then its own specifications. */
export function factsBelowHeading(product: Product): Spec[] {
  const { fabric, colors, sizes, options = [], specs } = product;
  return [
    ...(fabric ? [{ label: 'Material', value: fabric }] : []),
    ...(colors.length > 0 ? [{ label: 'Colors', value: colors.map(({ name }) => name).join(', ') }] : []),
    ...listSizes(sizes),
    ...options.map(({ name, values }) => ({ label: name, value: values.join(', ') })),
    ...quantitySpecs(product),
    ...specs,
  ];
}

/**
 * The facts of a combination as text: 'A-1, $82.00, before $90.00, 4 in stock', or 'not available'. Number and stock only if a variant sets
 * them. `unpriced` is the text for a price on request.
 */
export function formatVariant(
  { isAvailable, number, price, oldPrice, stock, overriddenBy }: ResolvedVariant,
  unpriced: string,
): string {
  if (!isAvailable) return 'not available';
  const facts = [
    overriddenBy.number !== undefined && number,
    isPriced({ price }) ? formatPrice(price) : unpriced,
    oldPrice !== undefined && `before ${formatPrice(oldPrice)}`,
    overriddenBy.stock !== undefined && (stock === 0 ? 'sold out' : `${stock} in stock`),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Table rows of the combinations, grouped by equal facts: 'size S, M' -> '$75.00'. Empty if all combinations are equal. */
export function variantSpecs(offer: Offer, unpriced: string): Spec[] {
  const rows = groupBy(combinationsOf(offer), ({ resolved }) => formatVariant(resolved, unpriced));
  if (rows.size < 2) return [];
  return [...rows].map(([value, [first, ...others]]) => {
    const { selection = {} } = first ?? {};
    const isSingleOption = Object.keys(selection).length === 1;
    // 'size S, M, L', but 'Black, size S; Navy, size M'.
    const otherLabels = others.map(({ selection: other }) =>
      isSingleOption ? Object.values(other).join() : formatSelection(other),
    );
    return { label: [formatSelection(selection), ...otherLabels].join(isSingleOption ? ', ' : '; '), value };
  });
}

/** Rows of the specification table about order quantities: unit, pack, minimum, multiples and quantity discounts. */
export function quantitySpecs({ quantities }: { quantities?: OrderQuantities | undefined }): Spec[] {
  if (!quantities) return [];
  const { pack, unit, minimum, step, breaks } = quantities;
  const singular = unit ?? 'piece';
  const limits = [minimum > 1 && `minimum ${minimum}`, step > 1 && `sold in multiples of ${step}`]
    .filter(Boolean)
    .join(', ');
  return [
    ...(unit ? [{ label: 'Sold by the', value: unit }] : []),
    ...(pack ? [{ label: 'Pack', value: formatCount(pack, singular) }] : []),
    ...(limits ? [{ label: 'Quantity', value: limits }] : []),
    ...breaks.map((priceBreak) => ({ label: `From ${priceBreak.from}`, value: formatPriceBreak(priceBreak) })),
  ];
}

const formatPriceBreak = (priceBreak: PriceBreak) =>
  'price' in priceBreak ? `${formatPrice(priceBreak.price)} each` : `${priceBreak.percent}% off`;
