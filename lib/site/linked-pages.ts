import data from '@data/page-links.json';
import type { PlacedLink } from './own-pages/own-page-links';
import type { PagePlace } from './pages';

const links = data as readonly PlacedLink[];

/** The pages beside the categories that are named in a place; those of the menu, which every page loads, stand in `menu`. */
export const pagesIn = (place: PagePlace): PlacedLink[] => links.filter(({ places }) => places.includes(place));
