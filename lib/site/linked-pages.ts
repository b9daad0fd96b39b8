import data from '@data/page-links.json';
import type { PagePlace } from './pages';

/** A link to a page, and where the shop shows it. `about` is a description for the search. */
export type PlacedLink = { label: string; href: string; places: readonly PagePlace[]; about?: string };

const links = data as readonly PlacedLink[];

/** The pages beside the categories that are named in a place; those of the menu, which every page loads, stand in `menu`. */
export const pagesIn = (place: PagePlace): PlacedLink[] => links.filter(({ places }) => places.includes(place));
