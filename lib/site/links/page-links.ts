import data from '@data/page-links.json';
import type { PagePlace } from '../pages';

/** A link to a page, and where the shop shows it. `about` is a description for the search. */
export type PlacedLink = { label: string; href: string; places: readonly PagePlace[]; about?: string };

const links = data as readonly PlacedLink[];

/** The pages, besides the categories, that a place links to. Menu and footer, which every page loads, have files without descriptions. */
export const pageLinksIn = (place: PagePlace): PlacedLink[] => links.filter(({ places }) => places.includes(place));
