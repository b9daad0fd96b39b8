import { asset } from './routes';

/** Opens a page of the site. `path` has no base path. */
export function goTo(path: string): void {
  window.location.assign(asset(path));
}

/** Replaces the current page with another one; the Back button skips the current page. `path` has no base path. */
export function redirectTo(path: string): void {
  const { search, hash } = window.location;
  window.location.replace(asset(path) + search + hash);
}
