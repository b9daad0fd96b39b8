/** The sub-path the site is hosted under, '' or '/store'; `Link` adds it by itself, everything else goes through {@link asset}. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file or page for plain <a>, <img>, <form> and fetch, with the base path; absolute addresses stay as they are. */
export function asset(path: string): string {
  return path.startsWith('/') ? `${BASE_PATH}${path}` : path;
}

/** The address of the service worker, with the base path: it answers for everything under its folder. */
export const serviceWorkerAddress = asset('/sw.js');

/** The address of a file of `/data/`, with the base path. */
export const dataAddress = (file: string) => asset(`/data/${file}`);
