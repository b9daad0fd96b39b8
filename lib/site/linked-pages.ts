import data from '@data/page-links.json';
import type { MenuLink } from './menu';
import type { PagePlace } from './pages';

const links = data as readonly (MenuLink & { places: readonly PagePlace[] })[];

/** The pages beside the categories that are named in a place; those of the menu, which every page loads, stand in `menu`. */
export const pagesIn = (place: PagePlace): MenuLink[] => links.filter(({ places }) => places.includes(place));
