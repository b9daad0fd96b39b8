import browserslist from 'browserslist';

/** The browsers of MDN's data, by the makers of their engines. */
export const MAKERS = [
  ['chrome', 'edge', 'chrome_android'],
  ['firefox', 'firefox_android'],
  ['safari', 'safari_ios'],
] as const;
export type BrowserName = (typeof MAKERS)[number][number];

/** The browsers of the data that a browser of package.json's `browserslist` stands for. */
const MEANS: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** The oldest version of each browser that the site is made for. */
export type Floor = Readonly<Partial<Record<BrowserName, number>>>;

/** The floor as package.json's `browserslist` states it. */
export function readFloor(): Floor {
  const floor: Partial<Record<BrowserName, number>> = {};
  for (const entry of browserslist(undefined, { path: process.cwd() })) {
    const [name = '', version = ''] = entry.split(' ');
    for (const browser of MEANS[name] ?? []) {
      floor[browser] = Math.min(floor[browser] ?? Number.POSITIVE_INFINITY, Number.parseFloat(version));
    }
  }
  return floor;
}
