import { ARCHETYPES } from './archetypes';
import { findArtwork } from './choose';
import type { DrawingSet } from './drawing-set';
import { dutyHero } from './scenes/duty-hero';
import { dutyNotFound } from './scenes/duty-not-found';
import { dutyPlaceholder } from './scenes/duty-placeholders';
import { neutralHero, neutralNotFound } from './scenes/neutral';

/** For a shop that names no set: signs that fit any trade, and no goods. */
export const NEUTRAL: DrawingSet = {
  hero: neutralHero,
  notFound: neutralNotFound,
  placeholder: () => undefined,
  choose: () => undefined,
  names: [],
};

/** The trades that are drawn, by the name that stands in `artwork.json`. */
export const DRAWING_SETS: Readonly<Record<string, DrawingSet>> = {
  'duty-gear': {
    hero: dutyHero,
    notFound: dutyNotFound,
    placeholder: dutyPlaceholder,
    choose: findArtwork,
    names: Object.keys(ARCHETYPES),
  },
};
