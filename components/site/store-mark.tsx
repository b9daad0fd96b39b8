import { site } from '@/lib/site/site';

/** The store's sign, from `site.json`. Its color comes from CSS `fill`. */
export function StoreMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path fillRule="evenodd" d={site.mark} />
    </svg>
  );
}
