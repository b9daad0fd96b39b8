/** The name of the cache that keeps visited pages, for a base path of '' or '/store': stores under other paths of one host have caches of their own. */
export const pagesCacheName = (basePath: string): string => `sp:pages:${basePath}/`;

/** The same for what the admin keeps once it has opened: its pages with all their files, and the published catalogue. */
export const adminCacheName = (basePath: string): string => `${pagesCacheName(basePath)}#admin`;

/**
 * The files of a build that the admin needs to open without a network, by their paths with the base path, and a hash of its pages. Only
 * the service worker asks for this list, once an operator works.
 */
export type AdminFiles = { version: string; files: readonly string[] };

/** The address of the list, without the base path. */
export const ADMIN_FILES_PATH = '/admin/files.json';
