import { asset } from './asset';

/** Loads a page of the site, given without the base path. */
export function goTo(path: string): void {
  window.location.assign(asset(path));
}

/** Goes to the page that an address meant, given without the base path; Back leads to where the visitor came from. */
export function redirectTo(path: string): void {
  const { search, hash } = window.location;
  window.location.replace(asset(path) + search + hash);
}
