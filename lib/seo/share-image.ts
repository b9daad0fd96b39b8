/** The size of a share image in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The file of a page's share image, for the page's address; the numbered pages of a listing share one: see `lib/share`. */
export function shareImage(path: string): string {
  const page = path.replace(/page\/\d+\/$/, '').replace(/\/$/, '');
  return `/share${page || '/home'}.png`;
}
