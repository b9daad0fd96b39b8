import { shortItemNumber } from './item-number';
import type { Product } from './schema/product';
import type { Spec } from './specs';
import { listSizes } from './variants/offer';
import { quantitySpecs } from './variants/variant-specs';

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
