import { ARCHETYPES, type ArchetypeName } from './archetypes';
import { findArtwork } from './choose';
import type { DrawingSet } from './drawing-set';
import { dutyHero } from './scenes/duty-hero';
import { dutyNotFound } from './scenes/duty-not-found';
import { dutyPlaceholder } from './scenes/duty-placeholders';
import { neutralHero, neutralNotFound } from './scenes/neutral';

/** For a shop that names no set: signs that fit any trade, and no goods. */
export const NEUTRAL: DrawingSet = {
  name: 'neutral',
  hero: neutralHero,
  notFound: neutralNotFound,
  placeholder: () => undefined,
  choose: () => undefined,
  names: [],
};

/** Goods that shops of many trades sell. */
const EVERYDAY: readonly ArchetypeName[] = ['belt', 'boonie', 'cap', 'polo', 'soft-shell', 't-shirt'];

/** The sets of drawings, by the name that stands in `artwork.json`. */
export const DRAWING_SETS: Readonly<Record<string, DrawingSet>> = {
  'duty-gear': {
    name: 'duty-gear',
    hero: dutyHero,
    notFound: dutyNotFound,
    placeholder: dutyPlaceholder,
    choose: findArtwork,
    names: Object.keys(ARCHETYPES),
  },
  // Words of another trade would lead to the wrong thing, so that a product has to name its drawing.
  everyday: {
    ...NEUTRAL,
    name: 'everyday',
    choose: (product) => (product.artwork ? findArtwork(product) : undefined),
    names: EVERYDAY,
  },
};
