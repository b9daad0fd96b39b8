import { slugify } from '../../slug';
import { CATEGORIES, type CategoryKey, isCategory } from '../categories';

/** The address under which the drawing of a file stands; without the base path. */
export function drawingAddress(file: string): string {
  return `/artwork/${file}`;
}

/** The file of the drawing that stands for a category: 'tactical_gear' -> 'placeholder-tactical-gear.svg'. */
export function placeholderFile(category: CategoryKey): string {
  return `placeholder-${slugify(category)}.svg`;
}

/** The drawing that stands in when a product has no picture, or none that loads; that of the first category while one is not published. */
export function placeholder(category: CategoryKey): string {
  return drawingAddress(placeholderFile(isCategory(category) ? category : (CATEGORIES[0]?.key ?? category)));
}
