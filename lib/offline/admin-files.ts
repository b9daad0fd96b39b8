/**
 * The files of a build that the admin needs to open without a network, in a list that only the service worker asks for, once an
 * operator works: the SHA-256 of each, in base64, by its path, which carries the base path.
 */
export type AdminFiles = Readonly<Record<string, string>>;

/** The address of the list, without the base path. */
export const ADMIN_FILES = '/admin/files.json';
