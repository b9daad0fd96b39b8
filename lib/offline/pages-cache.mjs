/**
 * The name of the cache that keeps visited pages. Stores under other paths of one host have caches of their own.
 * @param {string} basePath '' or '/store'
 */
export const pagesCacheName = (basePath) => `sp:pages:${basePath}/`;
