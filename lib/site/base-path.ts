/** The sub-path that the site is hosted under, '' or '/store': written into the code at build. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
