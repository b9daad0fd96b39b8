import { asset } from './routes';

/** Loads a page of the site, given without the base path. */
export function goTo(path: string): void {
  window.location.assign(asset(path));
}
