import data from '@data/page-links.json';
import type { PagePlace } from '../pages';

/** A link to a page and the places that show it. `about` is a description for the search. */
export type PlacedLink = { label: string; href: string; places: readonly PagePlace[]; about?: string };

const links = data as readonly PlacedLink[];

/** Links of a place to pages that are not categories. Menu and footer read smaller files, because every page loads them. */
export const pageLinksIn = (place: PagePlace): PlacedLink[] => links.filter(({ places }) => places.includes(place));
