/** The name of the cache that keeps visited pages, for a base path of '' or '/store': stores under other paths of one host have caches of their own. */
export const pagesCacheName = (basePath: string): string => `sp:pages:${basePath}/`;
