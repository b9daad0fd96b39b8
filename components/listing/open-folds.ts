import type { Filters } from '@/lib/listing/address';
import type { Facets } from '@/lib/listing/count';
import { chosenOf } from './chosen-of';

/** The number of facets that are about as high as a screen. */
const MOST = 3;

/** The facets that are open at first, by the words over them: the first ones, and those of which something is chosen. */
export function firstFolds(facets: Facets, filters: Filters): readonly string[] {
  const offered = facets.filter(({ isOffered }) => isOffered);
  return offered
    .filter((view, index) => index < MOST || chosenOf(view, filters).length > 0)
    .map(({ legend }) => legend);
}

/** The facets that are open in a panel. */
export function openFolds(panel: Element): readonly string[] {
  return [...panel.querySelectorAll('details[open]')].map((fold) => fold.getAttribute('aria-label') ?? '');
}
