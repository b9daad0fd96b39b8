import { patternSource } from '../../hosting/rules';
import { type Checks, type HostedSite, unless, wrongAnswers, wrongHeaders } from '../check';
import { samples } from '../site';

const ABSENT = ['/no-such-page/', '/_next/static/chunks/no-such.js'];

/** For how long a file is kept, as the rules have it for this host. */
export function keptFor(path: string, { site: { rules }, traits }: Pick<HostedSite, 'site' | 'traits'>): string {
  const rule = rules.caches.find((candidate) => new RegExp(patternSource(candidate.path)).test(path));
  return (traits.knowsStatus ? rule?.value : (rule?.withoutStatus ?? rule?.value)) ?? rules.defaultCache;
}

export const headerChecks: Checks = {
  'security headers come with pages, files and what is missing': async ({ site, ask }) => {
    const everywhere = site.rules.headers.find(({ path }) => path === '/*')?.headers ?? {};
    // A picture has a policy of its own: checks/closed.ts.
    const { picture, ...others } = samples(site);
    const paths = ['/', ...Object.values(others), ...ABSENT];
    const wrong = await wrongAnswers(paths, async (path) => wrongHeaders(path, await ask(path), everywhere));
    return [...unless(Object.keys(everywhere).length > 0, 'no header is asked for'), ...wrong];
  },
  'search engines are kept from the admin alone': async ({ site, ask }) => {
    const { admin, page } = samples(site);
    const own = site.rules.headers.find(({ path }) => path === '/admin/*')?.headers ?? {};
    const shop = await ask(page);
    return [
      ...wrongHeaders(admin, await ask(admin), own),
      ...unless(shop.headers['x-robots-tag'] === undefined, `${page} says "${shop.headers['x-robots-tag']}"`),
    ];
  },
  'files are kept as the rules say': (host) =>
    wrongAnswers(['/', '/robots.txt', '/sw.js', ...Object.values(samples(host.site))], async (path) => {
      const answer = await host.ask(path);
      const isThere = unless(answer.status === 200, `${path} answers ${answer.status}`);
      return [...isThere, ...wrongHeaders(path, answer, { 'Cache-Control': keptFor(path, host) })];
    }),
};
