/**
 * Files of a build that the admin needs to open without a network, listed in one that only the admin asks for. Addresses carry
 * the base path; another `edition` is another build of the pages.
 */
export type AdminFiles = {
  edition: string;
  /** Files under the same address in every build: pages, what the router fetches for them, drawings. */
  changing: string[];
  /** Files with a hash in their names. */
  hashed: string[];
};

/** The address of the list, without the base path. */
export const ADMIN_FILES = '/admin/files.json';
