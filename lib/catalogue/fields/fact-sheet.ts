import type { Product } from '../schema/product';
import type { Spec } from '../specs';
import type { Field } from './field';
import { FIELD_LIST } from './field-list';

/** Fields that a heading tells already. */
const IN_HEADING: readonly string[] = ['brand', 'model'];

/** The facts of a product in pairs, for its specification table: those that its fields tell, then its own lines. */
export function factSheet(product: Product): Spec[] {
  return factsOf(FIELD_LIST, product);
}

/** The same without maker and item number, where those stand above. */
export function factsBelowHeading(product: Product): Spec[] {
  return factsOf(
    FIELD_LIST.filter(({ key }) => !IN_HEADING.includes(key)),
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
