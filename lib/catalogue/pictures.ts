import type { CategoryKey } from './taxonomy';

/** The name of the drawing that stands for a category. */
export function placeholderFile(category: CategoryKey): string {
  return `placeholder-${category.replace('_', '-')}.svg`;
}

/** The drawing that stands in when a product has no picture, or none that loads. */
export function placeholder(category: CategoryKey): string {
  return `/artwork/${placeholderFile(category)}`;
}
