import { isWhole } from '../../hosting/rules';
import type { HostAnswer } from '../ask';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { samples } from '../site';

const MOVED = [301, 307, 308];
const ELSEWHERE = [
  ...['//example.com', '/%5Cexample.com', '/%2F%2Fexample.com', '/..%2f..%2fetc/passwd'],
  ...['/_headers', '/_redirects'],
];

/** Where an answer leads, without the host; one to another host stays whole. Some write escapes in small letters. */
function place({ headers: { location = '' } }: HostAnswer): string {
  const url = new URL(
    location.replace(/%[\da-f]{2}/gi, (written) => written.toUpperCase()),
    'http://127.0.0.1/',
  );
  return url.hostname === '127.0.0.1' ? url.pathname + url.search + url.hash : url.href;
}

async function leads({ site, ask }: HostedSite, from: string, to: string): Promise<string[]> {
  const answer = await ask(from);
  const isMoved = MOVED.includes(answer.status) && place(answer) === (to.startsWith('/') ? site.basePath + to : to);
  return unless(isMoved, `${from} answers ${answer.status} ${answer.headers.location ?? ''}, not ${to}`);
}

export const redirectChecks: Checks = {
  'a page asked for without its slash leads to the slash, and the query stays': (host) => {
    const { page, product, admin } = samples(host.site);
    const folders = [page, product, admin].map((path) => path.slice(0, -1));
    const asked = folders.flatMap((path) =>
      ['', '?a=1&b=x%20y'].map((query) => [path + query, `${path}/${query}`] as const),
    );
    return wrongAnswers(asked, ([from, to]) => leads(host, from, to));
  },
  'every former address and every other spelling of a listing leads on, and the query stays': (host) => {
    const asked = host.site.rules.redirects
      .filter((redirect) => !isWhole(redirect))
      .flatMap(({ from, to }) =>
        from.endsWith('*')
          ? [[`${from.slice(0, -1)}a-b/?a=1`, `${to.replace(':splat', 'a-b/')}?a=1`] as const]
          : [[`${from}?a=1`, `${to}?a=1`] as const, [`${from}/`, to] as const],
      );
    return wrongAnswers(asked, ([from, to]) => leads(host, from, to));
  },
  'one that leads to a query or a place in a page leads there, whatever is asked': (host) =>
    wrongAnswers(host.site.rules.redirects.filter(isWhole), async ({ from, to }) => {
      const [path = ''] = to.split(/[?#]/, 1);
      const { status, headers } = await host.ask(`${from}?utm_source=a`);
      const isThere = status === 301 && `${headers.location}`.startsWith(`${host.site.basePath}${path}`);
      return [
        ...(await leads(host, from, to)),
        ...(await leads(host, `${from}/`, to)),
        ...unless(isThere, `${from} with a query answers ${status} ${headers.location ?? ''}`),
      ];
    }),
  'no address leads to another site, out of the export, or to what only a host reads': ({ ask }) =>
    wrongAnswers(ELSEWHERE, async (path) => {
      const answer = await ask(path);
      const isHere = !answer.headers.location || place(answer).startsWith('/');
      return [
        ...unless(isHere && !place(answer).startsWith('//'), `${path} leads to ${answer.headers.location}`),
        ...unless(answer.status !== 200, `${path} answers 200`),
      ];
    }),
  'a page is one file, whatever its address looks like': ({ site, ask }) => {
    const { page: path } = samples(site);
    const body = site.read(`${path}index.html`);
    const escaped = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    return wrongAnswers([path, `${path}?a=1`, escaped, `${path}index.html`], async (address) => {
      let answer = await ask(address);
      if (MOVED.includes(answer.status)) answer = await ask(place(answer).slice(site.basePath.length));
      const isSame = answer.status === 200 && answer.body.equals(body);
      return unless(isSame, `${address} answers ${answer.status}, another page`);
    });
  },
};
