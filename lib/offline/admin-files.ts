/**
 * The files of a build that the admin needs to open without a network, by their paths with the base path, and a hash of its pages. Only
 * the service worker asks for this list, once an operator works.
 */
export type AdminFiles = { version: string; files: readonly string[] };

/** The address of the list, without the base path. */
export const ADMIN_FILES = '/admin/files.json';
