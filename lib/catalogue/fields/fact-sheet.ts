import type { Product } from '../schema/product';
import type { Spec } from '../specs';
import type { Field } from './field';
import { FIELD_LIST } from './field-list';

/** Fields that headings of products contain. */
const HEADING_FIELDS: readonly string[] = ['brand', 'model'];

/** The rows of a product's specification table: facts from its fields, then its own specifications. */
export function factSheet(product: Product): Spec[] {
  return factsOf(FIELD_LIST, product);
}

/** {@link factSheet} without brand and item number, for tables below a heading that has them. */
export function factsBelowHeading(product: Product): Spec[] {
  return factsOf(
    FIELD_LIST.filter(({ key }) => !HEADING_FIELDS.includes(key)),
    product,
  );
}

function factsOf(fields: readonly Field[], product: Product): Spec[] {
  const facts = fields.flatMap((field) => {
    const fact = field.fact?.(product) ?? [];
    if (typeof fact !== 'string') return fact;
    return fact ? { label: field.label, value: fact } : [];
  });
  return [...facts, ...product.specs];
}
