/** The address part of a category whose entry has none: 'tall_plants' -> 'tall-plants'. */
export const keySlug = (key: string): string => key.toLowerCase().replace(/[_-]+/g, '-').replace(/-$/, '');
