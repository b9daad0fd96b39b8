import type { Answer } from '../ask';
import { type Check, type Host, unless } from '../check';
import { samples } from '../site';

const MOVED = [301, 307, 308];

/** Where an answer leads, without the host; one to another host stays whole. */
function place({ headers: { location = '' } }: Answer): string {
  const url = new URL(location, 'http://127.0.0.1/');
  return url.hostname === '127.0.0.1' ? url.pathname + url.search : url.href;
}

async function leads({ site, ask }: Host, from: string, to: string): Promise<string[]> {
  const answer = await ask(from);
  const isMoved = MOVED.includes(answer.status) && place(answer) === `${site.basePath}${to}`;
  return unless(isMoved, `${from} answers ${answer.status} ${answer.headers.location ?? ''}, not ${to}`);
}

const slash: Check = {
  name: 'a page asked for without its slash leads to the slash, and the query stays',
  faults: async (host) => {
    const { page, product, admin } = samples(host.site);
    const folders = [page, product, admin].map((path) => path.slice(0, -1));
    const faults = folders.flatMap((path) => [
      leads(host, path, `${path}/`),
      leads(host, `${path}?a=1&b=x%20y`, `${path}/?a=1&b=x%20y`),
    ]);
    return (await Promise.all(faults)).flat();
  },
};

const spellings: Check = {
  name: 'every other spelling of a listing leads to it, and the query stays',
  faults: async (host) => {
    const { redirects } = host.site.rules;
    const faults = redirects.flatMap(({ from, to }) =>
      from.endsWith('*')
        ? [leads(host, `${from.slice(0, -1)}a-b/?a=1`, `${to.replace(':splat', 'a-b/')}?a=1`)]
        : [leads(host, `${from}?a=1`, `${to}?a=1`), leads(host, `${from}/`, to)],
    );
    return (await Promise.all(faults)).flat();
  },
};

const elsewhere: Check = {
  name: 'no address leads to another site, out of the export, or to what only a host reads',
  faults: async ({ ask }) => {
    const paths = [
      '//example.com',
      '/%5Cexample.com',
      '/%2F%2Fexample.com',
      '/..%2f..%2fetc/passwd',
      '/.htaccess',
      '/_headers',
      '/_redirects',
    ];
    const faults = paths.map(async (path) => {
      const answer = await ask(path);
      const isHere = !answer.headers.location || place(answer).startsWith('/');
      return [
        ...unless(isHere && !place(answer).startsWith('//'), `${path} leads to ${answer.headers.location}`),
        ...unless(answer.status !== 200, `${path} answers 200`),
      ];
    });
    return (await Promise.all(faults)).flat();
  },
};

const page: Check = {
  name: 'a page is one file, whatever its address looks like',
  faults: async ({ site, ask }) => {
    const { page: path } = samples(site);
    const body = site.read(`${path}index.html`);
    const written = [path, `${path}?a=1`, path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)];
    const faults = [...written, `${path}index.html`].map(async (address) => {
      let answer = await ask(address);
      if (MOVED.includes(answer.status)) answer = await ask(place(answer).slice(site.basePath.length));
      return unless(
        answer.status === 200 && answer.body.equals(body),
        `${address} answers ${answer.status}, another page`,
      );
    });
    return (await Promise.all(faults)).flat();
  },
};

export const redirectChecks = [slash, spellings, elsewhere, page];
