/**
 * Files of a build that the admin needs to open without a network, listed in one that only the admin asks for. Addresses carry
 * the base path; another `edition` is another build of the pages.
 */
export type AdminFiles = {
  edition: string;
  /** Under the same address in every build: pages, what the router fetches for them, drawings. */
  changing: string[];
  /** With a hash in their names. */
  hashed: string[];
};

/** Where the list stands; without the base path. */
export const ADMIN_FILES = '/admin/files.json';
