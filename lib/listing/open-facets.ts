/** The number of facets whose fields are open at first: they are about as high as a screen. A file of its own, for the worker has no use for it. */
export const OPEN_FACETS = 3;
