import { patternSource } from '../../hosting/rules';
import { askRaw } from '../ask';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { rawRequests } from '../raw-requests';
import { samples } from '../site';
import { TRAPS } from '../traps';

const NO_ANSWER = { status: 400, body: Buffer.alloc(0) };

/** Whether an answer shows a file that stands in no export: what a link leads to, what is hidden. */
const leaks = (body: Buffer) => body.includes(TRAPS.secret);

const closed = (paths: readonly string[]) => (host: HostedSite) =>
  wrongAnswers(host.traits.takesAll ? [] : paths, async (path) => {
    const { status, body } = await host.ask(path);
    return unless(status !== 200 && !leaks(body), `${path} answers ${status}`);
  });

export const closedChecks: Checks = {
  'nothing hidden is served': closed(TRAPS.hidden),
  'but what other programs look for under .well-known is': async ({ ask }) => {
    const { status } = await ask(TRAPS.wellKnown);
    return unless(status === 200, `${TRAPS.wellKnown} answers ${status}`);
  },
  'no link leads out of the folder': closed(TRAPS.links),
  'copies are no pages of their own': (host) =>
    closed(host.site.files.filter((file) => /\.(?:br|gz)$/.test(file)).slice(0, 10))(host),
  'a picture that is opened by its own address runs nothing and asks for nothing': async ({ site, ask }) => {
    const { picture } = samples(site);
    return wrongAnswers([picture, ...TRAPS.uploads], async (path) => {
      const { headers } = await ask(path);
      const rule = site.rules.headers.find(
        (candidate) => candidate.path !== '/*' && new RegExp(patternSource(candidate.path)).test(path),
      );
      const wanted = rule?.headers['Content-Security-Policy'] ?? '';
      const said = `${headers['content-security-policy']}`;
      return unless(wanted !== '' && said.endsWith(wanted), `${path}: the policy is "${said}"`);
    });
  },
  'nothing is echoed (TRACE), and no other method changes anything': ({ ask }) =>
    wrongAnswers(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'], async (method) => {
      // No answer shows nothing either.
      const { status, body } = (await ask('/', { 'x-echo': TRAPS.secret }, method).catch(() => undefined)) ?? NO_ANSWER;
      return unless(!leaks(body) && (method !== 'TRACE' || status >= 400), `${method} answers ${status}`);
    }),
  'no answer names a version': ({ ask }) =>
    wrongAnswers(['/', '/no-such-page/', '/%E0%A4/'], async (path) => {
      const { headers } = await ask(path);
      const said = ['server', 'x-powered-by', 'via'].flatMap((name) => headers[name] ?? []).join(', ');
      return unless(!/\d/.test(said), `${path}: ${said}`);
    }),
  'where a page asked for without its slash leads is said without a host': async ({ site, ask }) => {
    const { headers } = await ask(samples(site).page.slice(0, -1), { host: 'elsewhere.example' });
    return unless(`${headers.location}`.startsWith('/'), `leads to ${headers.location}`);
  },
  [`${rawRequests('').length} requests that make no sense get nothing but pages of ours, under our headers`]: ({
    site,
    url,
    traits,
  }) =>
    wrongAnswers(rawRequests(site.basePath), async (raw) => {
      if (traits.endedBy?.test(raw)) return [];
      const answer = await askRaw(url, raw);
      const name = JSON.stringify(raw.slice(0, 60));
      // To cut the line is an answer, too.
      if (!answer) return [];
      const { status, headers, body } = answer;
      if (traits.takesAll && leaks(body)) return [];
      const location = `${headers.location ?? '/'}`;
      const isOurs = status !== 200 || site.files.some((file) => body.length === 0 || body.equals(site.read(file)));
      return [
        ...unless(!leaks(body) && !body.includes('root:'), `${name} shows what is not ours`),
        ...unless(isOurs, `${name} answers 200 with something else`),
        ...unless(/^\/(?![/\\])/.test(location), `${name} leads to ${location}`),
        ...unless(
          !traits.marksErrors || status < 400 || headers['x-content-type-options'] === 'nosniff',
          `${name} answers ${status} without our headers`,
        ),
      ];
    }),
};
