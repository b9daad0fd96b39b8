/** Path of the folder that the site is hosted in: '' or '/store'. `Link` adds it; all other addresses need {@link asset}. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path, for <a>, <img>, <form> and fetch. Absolute URLs stay as they are. */
export function asset(path: string): string {
  return path.startsWith('/') ? `${BASE_PATH}${path}` : path;
}

/** Address of the service worker, with the base path. It controls all pages below its folder. */
export const serviceWorkerAddress = asset('/sw.js');

/** Address of a file of `/data/`, with the base path. */
export const dataAddress = (file: string) => asset(`/data/${file}`);
