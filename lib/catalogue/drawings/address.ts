import { slugify } from '../../slug';
import type { CategoryKey } from '../categories';

const FOLDER = '/artwork/';

/** The address under which the drawing of a file stands; without the base path, as in `image_links`. */
export function drawingAddress(file: string): string {
  return `${FOLDER}${file}`;
}

/** Whether an address is that of a drawing: the build makes these by itself, so that none in the data counts. */
export function isDrawingAddress(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith(FOLDER);
}

/** The file of the drawing that stands for a category: 'tactical_gear' -> 'placeholder-tactical-gear.svg'. */
export function placeholderFile(category: CategoryKey): string {
  return `placeholder-${slugify(category)}.svg`;
}

/** The drawing that stands in when a product has no picture, or none that loads. */
export function placeholder(category: CategoryKey): string {
  return drawingAddress(placeholderFile(category));
}

/** A value of a row without the addresses of drawings that a list in it may hold, from when rows named them; null where nothing is left. */
export function withoutDrawings(value: unknown): unknown {
  if (!Array.isArray(value)) return value ?? null;
  const kept = value.filter((entry) => !isDrawingAddress(entry));
  return kept.length === 0 && value.length > 0 ? null : kept;
}
