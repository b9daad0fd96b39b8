import { asset } from '@/lib/site/asset';

/** Goes to the page that an address meant, given without the base path; Back leads to where the visitor came from. */
export function leadOn(path: string): void {
  const { search, hash } = window.location;
  window.location.replace(asset(path) + search + hash);
}
