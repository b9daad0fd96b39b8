/** Name of the cache for visited pages. Each base path ('' or '/store') has a separate cache. */
export const pagesCacheName = (basePath: string): string => `sp:pages:${basePath}/`;

/** Name of the cache for admin pages with their files, and the published catalogue. */
export const adminCacheName = (basePath: string): string => `${pagesCacheName(basePath)}#admin`;

/**
 * Files that the admin needs offline, as paths with the base path. `version` is a hash of the admin pages.
 * The service worker fetches this list when an admin page is opened.
 */
export type AdminFiles = { version: string; files: readonly string[] };

/** URL of {@link AdminFiles}, without the base path. */
export const ADMIN_FILES_PATH = '/admin/files.json';
