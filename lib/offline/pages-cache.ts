/** The name of the cache that keeps visited pages, for a base path of '' or '/store': stores under other paths of one host have caches of their own. */
export const pagesCacheName = (basePath: string): string => `sp:pages:${basePath}/`;

/** The same for what the admin keeps once it has opened: its pages with all their files, and the published catalogue. */
export const adminCacheName = (basePath: string): string => `${pagesCacheName(basePath)}#admin`;
