import type { OutgoingHttpHeaders } from 'node:http';
import type { HostAnswer } from '../ask';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { samples } from '../site';

/** Another host, as who asks may name it. */
const OTHER = 'elsewhere.example';

/** Addresses that are a page's but for something at its start that browsers take for another host. */
const STARTS = ['//', '///', '/.//', '/%2f', '/%5c', '/\\', '//%2e%2e/', `//${OTHER}/..//`];

/** Headers by which a proxy speaks for another, and which nobody may say who only asks. */
const SPOKEN_FOR: readonly OutgoingHttpHeaders[] = [
  { 'x-forwarded-host': OTHER, 'x-forwarded-proto': 'https' },
  { forwarded: `host=${OTHER};proto=https` },
  { 'x-original-url': '/admin/', 'x-rewrite-url': '/admin/' },
  { 'x-http-method-override': 'DELETE' },
];

/** Wishes that no file is chosen by. */
const WISHES: readonly OutgoingHttpHeaders[] = [
  { accept: 'application/json' },
  { accept: 'image/webp;q=0, text/x-nothing' },
  { 'accept-language': 'de, fr;q=0.5' },
  { 'accept-charset': 'iso-8859-1' },
  { 'user-agent': 'Mozilla/4.0 (compatible; MSIE 6.0)' },
  { cookie: 'admin=true; session=1' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
];

/** Addresses near a page's that are not its own. */
const NEARLY = [
  '/SEARCH/',
  '/search./',
  '/search%20/',
  '/search%00/',
  '/search/%20',
  '/search/index',
  '/search/index.php',
  '/search//x/',
];

/** Files of the project, which no export holds. */
const OF_PROJECT = [
  ...['/package.json', '/package-lock.json', '/next.config.mjs', '/wrangler.jsonc', '/vercel.json', '/tsconfig.json'],
  ...['/hosting/nginx.conf', '/data/catalogue.json', '/data/site.json', '/node_modules/next/package.json'],
  ...['/.next/BUILD_ID', '/out/index.html', '/admin/login/index.html.bak', '/index.html~'],
];

const FOLDERS = ['/_next/', '/_next/static/', '/data/', '/drawings/', '/.well-known/'];

/** Addresses that once made servers fail. */
const HARD = [
  ...[
    '/%',
    '/%00',
    '/%ff%fe',
    '/%c0%ae%c0%ae/',
    '/%E0%A4',
    '/e%CC%81',
    '/%F0%9F%92%A9/',
    '/%252e%252e/',
    '/a%3fb',
    '/a%23b',
  ],
  ...[
    '/~root',
    '/~',
    '/..',
    '/.',
    '/...',
    '/search/..',
    '/search/.',
    '/:',
    '/con',
    '/search;',
    '/*',
    '/{}',
    '/|',
    '/^',
    '/`',
  ],
  ...[`/${'a'.repeat(3_000)}`, `/${'../'.repeat(300)}`, `/${'%2e%2e%2f'.repeat(200)}`, `/?${'a&'.repeat(1_500)}`],
];

const isMoved = ({ status }: HostAnswer) => status >= 300 && status < 400 && status !== 304;

/** Whether it is the refusal of a gateway before the host. */
const isGateways = ({ status }: HostAnswer, { marksErrors }: HostedSite['traits']) => status === 502 && !marksErrors;

/** Whether a browser that is led on stays with the host. */
function staysHere({ headers: { location = '/' } }: HostAnswer, url: string): boolean {
  const { host } = new URL(url);
  return new URL(location.replaceAll('\\', '/'), url).host === host;
}

/** Whether an answer is that to a page of which `file` is the text. */
const shows = ({ status, body }: HostAnswer, { site }: HostedSite, file: string) =>
  status === 200 && body.equals(site.read(file));

const notFound =
  (paths: readonly string[], leadsOn = false) =>
  ({ ask, traits }: HostedSite) =>
    wrongAnswers(paths, async (path) => {
      const answer = await ask(path);
      const isNone = [400, 404].includes(answer.status) || isGateways(answer, traits);
      return unless(isNone || (leadsOn && isMoved(answer)), `${path} answers ${answer.status}`);
    });

/** The same question with and without what a stranger adds to it. */
const unmoved = (added: readonly OutgoingHttpHeaders[]) => (host: HostedSite) => {
  const { page } = samples(host.site);
  return wrongAnswers(added, async (headers) => {
    const [shown, led] = await Promise.all([host.ask(page, headers), host.ask(page.slice(0, -1), headers)]);
    const name = JSON.stringify(headers);
    return [
      ...unless(shows(shown, host, `${page}index.html`), `${page} answers ${shown.status} to ${name}`),
      ...unless(isMoved(led) && staysHere(led, host.url), `${name} leads to ${led.headers.location}`),
      ...unless(!JSON.stringify(led.headers).includes(OTHER), `${name} is told again`),
    ];
  });
};

export const strangerChecks: Checks = {
  'a page with something before it leads to no other host': async ({ site, url, ask }) => {
    const paths = STARTS.flatMap((start) =>
      [samples(site).page, '/search', '/_next'].map((path) => start + path.slice(1)),
    );
    return wrongAnswers(paths, async (path) => {
      const answer = await ask(path);
      return unless(staysHere(answer, url), `${path} leads to ${answer.headers.location}`);
    });
  },
  'a listing by another spelling leads to no other host': async ({ site, url, ask }) => {
    const folders = site.rules.redirects.filter(({ from }) => from.endsWith('*'));
    const paths = folders.flatMap(({ from }) =>
      [`/${OTHER}`, `/%2f${OTHER}`, `\\${OTHER}`, `.${OTHER}`, `@${OTHER}`].map((end) => from.slice(0, -1) + end),
    );
    return wrongAnswers(paths, async (path) => {
      const answer = await ask(path);
      return unless(staysHere(answer, url), `${path} leads to ${answer.headers.location}`);
    });
  },
  'a query is led on as it stands': ({ site, ask }) => {
    const { page } = samples(site);
    const queries = [`?next=//${OTHER}`, '?a=%2F%2f&b=%26', '?a=b?c=d', '?%F0%9F%92%A9', '?a=%22%3E%3Cscript%3E'];
    return wrongAnswers(queries, async (query) => {
      const { headers } = await ask(page.slice(0, -1) + query);
      return unless(`${headers.location}`.endsWith(`${page}${query}`), `${query} leads to ${headers.location}`);
    });
  },
  'a line break in an address makes no header': async ({ site, ask }) => {
    const { page } = samples(site);
    const paths = ['%0d%0aset-cookie:a=b', '%0aset-cookie:a=b', '?%0d%0aset-cookie:a=b', '%E5%98%8Aset-cookie:a=b'];
    return wrongAnswers(paths, async (end) => {
      const { headers } = await ask(page.slice(0, -1) + end);
      return unless(headers['set-cookie'] === undefined, `${end} sets a cookie`);
    });
  },
  'who asks does not speak for a proxy': unmoved(SPOKEN_FOR),
  'every browser gets the same page': unmoved(WISHES),
  'what is nearly a page is none': notFound(NEARLY, true),
  'a file is found by its whole name alone': notFound(['/robots', '/sw', '/sitemap', '/favicon'], true),
  'nothing of the project is served': notFound(OF_PROJECT),
  'scripts and styles come without their sources': async (host) => {
    const { script, style } = samples(host.site);
    return notFound([`${script}.map`, `${style}.map`])(host);
  },
  'no folder is listed': notFound(FOLDERS),
  'no address makes it fail': ({ ask, traits }) =>
    wrongAnswers(HARD, async (path) => {
      const answer = await ask(path);
      return unless(answer.status < 500 || isGateways(answer, traits), `${path.slice(0, 40)} answers ${answer.status}`);
    }),
  'nothing is written and nothing removed': async ({ site, ask }) => {
    const { script } = samples(site);
    const put = await ask('/written.txt', { 'content-length': 0 }, 'PUT');
    const removed = await ask(script, {}, 'DELETE');
    const [written, left] = await Promise.all([ask('/written.txt'), ask(script)]);
    return [
      ...unless(written.status === 404, `PUT answers ${put.status}, and then there is a file`),
      ...unless(left.body.equals(site.read(script)), `DELETE answers ${removed.status}, and then the file is gone`),
    ];
  },
  'no answer sets a cookie, or widens what a worker may serve': ({ site, ask }) =>
    wrongAnswers(['/', '/sw.js', '/no-such-page/', ...Object.values(samples(site))], async (path) => {
      const { headers } = await ask(path);
      const said = ['set-cookie', 'service-worker-allowed', 'x-powered-by', 'link'].filter((name) => headers[name]);
      return unless(said.length === 0, `${path} says ${said}`);
    }),
  'scripts of other sites may not read along': ({ site, traits, ask }) =>
    wrongAnswers(['/', '/no-such-page/', ...Object.values(samples(site))], async (path) => {
      const origin = `https://${OTHER}`;
      const answers = await Promise.all([
        ask(path, { origin }),
        ask(path, { origin, 'access-control-request-method': 'PUT' }, 'OPTIONS'),
      ]);
      const said = answers.flatMap(({ headers }) => [
        ...(traits.isOpen ? [] : [headers['access-control-allow-origin']]),
        headers['access-control-allow-credentials'],
        headers['access-control-allow-methods'],
      ]);
      return unless(
        said.every((value) => value === undefined),
        `${path} allows ${said.filter(Boolean)}`,
      );
    }),
};
