import { asset } from './asset';

/** Loads a page of the site, given without the base path. */
export function goTo(path: string): void {
  window.location.assign(asset(path));
}
