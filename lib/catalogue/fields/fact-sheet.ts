import type { Product } from '../schema/product';
import type { Spec } from '../specs';
import { FIELD_LIST } from './field-list';

/** All facts of a product in pairs, for its specification table: those that its fields tell, then its own lines. */
export function factSheet(product: Product): Spec[] {
  const facts = FIELD_LIST.flatMap((field) => {
    const fact = field.fact?.(product) ?? [];
    if (typeof fact !== 'string') return fact;
    return fact ? { label: field.label, value: fact } : [];
  });
  return [...facts, ...product.specs];
}
