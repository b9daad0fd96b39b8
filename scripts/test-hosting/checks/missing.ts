import { type Checks, type HostedSite, unless } from '../check';

/** Seconds for which a hole may be kept: no longer than a visit. */
const AT_MOST = 600;

const MISSING = {
  page: '/no-such-page/',
  'page below a product': '/products/no-such/thing/',
  script: '/_next/static/chunks/no-such.js',
  'part of the index': '/data/catalogue-no-such.json',
  picture: '/drawings/no-such.svg',
  'page with a broken escape': '/%E0%A4/',
};

/** Faults in how long an answer may be kept. */
function keptTooLong(said: string, refusesMissing: boolean, rule: string): string[] {
  if (refusesMissing) return unless(said === rule, `is kept as "${said}"`);
  const seconds = Number(/max-age=(\d+)/.exec(said)?.[1] ?? (said.includes('no-store') ? 0 : Number.NaN));
  return unless(seconds <= AT_MOST && !said.includes('immutable'), `is kept as "${said}"`);
}

export const missingChecks: Checks = Object.fromEntries(
  Object.entries(MISSING).map(([what, path]) => [
    `a missing ${what} is answered by our page with 404, and not kept`,
    async ({ site, traits, ask }: HostedSite) => {
      let answer = await ask(path);
      // A broken escape is put in order first by some.
      const place = answer.headers.location;
      if (answer.status === 307 && place) answer = await ask(place.slice(site.basePath.length));
      return [
        ...unless(answer.status === 404, `answers ${answer.status}`),
        ...unless(answer.body.equals(site.read('/404.html')), 'is not our page'),
        ...unless(/^text\/html; ?charset=utf-8$/i.test(`${answer.headers['content-type']}`), 'is no HTML in UTF-8'),
        ...keptTooLong(`${answer.headers['cache-control']}`, traits.refusesMissing, site.rules.missingCache),
      ].map((fault) => `${path} ${fault}`);
    },
  ]),
);
