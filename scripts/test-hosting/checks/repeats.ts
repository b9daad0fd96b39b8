import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostAnswer } from '../ask';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { samples } from '../site';
import { textFiles } from './compression';
import { keptFor } from './headers';

const unpacked = ({ headers, body }: HostAnswer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** Wishes for an encoding as programs write them, each with those that it rules out. */
const ENCODINGS: Readonly<Record<string, readonly string[]>> = {
  identity: ['br', 'gzip'],
  '*': [],
  'gzip;q=0.5, br;q=0.1': [],
  'br;q=0, gzip': ['br'],
  'br; q=0.000 , gzip; q=1.0': ['br'],
  'gzip;q=0': ['br', 'gzip'],
  'deflate, zstd': ['br', 'gzip'],
  'brotli, xgzip': ['br', 'gzip'],
};

/** Ranges that are none, or of which a host may send all. */
const ODD_RANGES = ['bytes=abc', 'bytes=', 'bytes', 'lines=0-1', 'bytes=5-2', 'bytes=-', 'bytes=0-0,2-2'];

/** Names after content that no build has had. */
const NO_FILES = [
  '/_next/static/chunks/no-such.js?a=1',
  '/_next/static/chunks/no-such.css',
  '/_next/static/media/no-such.woff2',
  '/_next/static/chunks/no-such.js.br',
  '/_next/static/',
  '/data/catalogue-no-such.json?a=1',
];

/** Of two words on it the narrower one counts. */
const isForever = ({ headers: { 'cache-control': said = '' } }: HostAnswer) =>
  /immutable|max-age=[1-9]\d{3}/.test(said) && !said.includes('no-store');

/** A page, a script, a picture and a font: one of each way to be kept. */
const someFiles = ({ site }: HostedSite) => {
  const { page, script, picture, font } = samples(site);
  return [page, script, picture, font].map((path) => ({ path, file: path.endsWith('/') ? `${path}index.html` : path }));
};

export const repeatChecks: Checks = {
  ...Object.fromEntries(
    Object.entries(ENCODINGS).map(([accepted, refused]) => [
      `text asked for with "${accepted}" is whole, and in nothing that is not taken`,
      (host: HostedSite) =>
        wrongAnswers(textFiles(host), async ({ path, file }) => {
          const answer = await host.ask(path, { 'accept-encoding': accepted });
          const encoding = `${answer.headers['content-encoding']}`;
          return [
            ...unless(!refused.includes(encoding), `${path} is in ${encoding}`),
            ...unless(unpacked(answer).equals(host.site.read(file)), `${path} is another text`),
          ];
        }),
    ]),
  ),
  'a tag that promises the same bytes is that of one encoding': (host) =>
    wrongAnswers(host.traits.saysVary ? textFiles(host) : [], async ({ path }) => {
      const wishes = ['br', 'gzip', 'identity'];
      const answers = await Promise.all(wishes.map((wish) => host.ask(path, { 'accept-encoding': wish })));
      const tags = new Map<string, string>();
      return answers.flatMap(({ headers: { etag = '', 'content-encoding': encoding = 'plain' } }) => {
        const other = tags.get(etag) ?? encoding;
        tags.set(etag, encoding);
        return unless(etag.startsWith('W/') || other === encoding, `${path} has ${etag} in ${encoding} and ${other}`);
      });
    }),
  'the length that is said is that of what is sent': (host) =>
    wrongAnswers(someFiles(host), async ({ path }) => {
      const { headers, body } = await host.ask(path);
      const head = await host.ask(path, {}, 'HEAD');
      const said = [headers['content-length'], head.headers['content-length']].flatMap((length) => length ?? []);
      return unless(
        said.every((length) => Number(length) === body.length),
        `${path} says ${said}, and has ${body.length}`,
      );
    }),
  'HEAD leads on as GET does': async ({ site, ask }) => {
    const { page, product } = samples(site);
    const moved = site.rules.redirects[0]?.from.replace('*', '') ?? page;
    return wrongAnswers([page.slice(0, -1), product.slice(0, -1), moved], async (path) => {
      const [get, head] = await Promise.all([ask(path), ask(path, {}, 'HEAD')]);
      return unless(
        get.status === head.status && get.headers.location === head.headers.location && head.body.length === 0,
        `${path} leads to ${head.headers.location}, not ${get.headers.location}`,
      );
    });
  },
  'what is missing has not stayed as it was': ({ ask }) =>
    wrongAnswers(
      [
        { 'if-none-match': '*' },
        { 'if-none-match': '"a", W/"b"' },
        { 'if-modified-since': new Date().toUTCString() },
        { range: 'bytes=0-9' },
      ],
      async (headers) => {
        const { status } = await ask('/no-such-page/', headers);
        return unless(status === 404, `${JSON.stringify(headers)} gets ${status}`);
      },
    ),
  'a date that is none, or before the file, gets the file': (host) =>
    wrongAnswers(['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', ''], async (date) => {
      const { page } = samples(host.site);
      const { status, body } = await host.ask(page, { 'if-modified-since': date });
      const isWhole = status === 200 && body.equals(host.site.read(`${page}index.html`));
      return unless(isWhole, `"${date}" gets ${status}`);
    }),
  'a tag among others is known again, or gets the whole': (host) =>
    wrongAnswers(someFiles(host), async ({ path, file }) => {
      const { headers } = await host.ask(path);
      const { status, body } = await host.ask(path, { 'if-none-match': `"another", ${headers.etag}, "third"` });
      const isWhole = status === 200 && body.equals(host.site.read(file));
      return unless(status === 304 || isWhole, `${path} answers ${status}`);
    }),
  'a range that makes no sense gets the whole, or a refusal': ({ site, ask }) => {
    const { font } = samples(site);
    return wrongAnswers(ODD_RANGES, async (range) => {
      const { status, body, headers } = await ask(font, { range });
      const isPart = status === 206 && `${headers['content-type']}`.startsWith('multipart/byteranges');
      const isWhole = status === 200 && body.equals(site.read(font));
      return unless(isPart || isWhole || status === 416, `"${range}" gets ${status}`);
    });
  },
  'a file that is asked for a hundred times at once is not sent a hundred times': async ({ site, ask }) => {
    const { font } = samples(site);
    const { body } = await ask(font, { range: `bytes=${Array(100).fill('0-').join()}` });
    return unless(body.length <= 2 * site.read(font).length, `sends ${body.length} bytes`);
  },
  'a part behind the end is refused, and the refusal not kept': async ({ site, traits, ask }) => {
    const { font } = samples(site);
    const answer = await ask(font, { range: 'bytes=9999999999-' });
    const isRight = answer.status === (traits.sendsParts ? 416 : 200);
    return [
      ...unless(isRight, `answers ${answer.status}`),
      ...unless(answer.status === 200 || !isForever(answer), `is kept as "${answer.headers['cache-control']}"`),
    ];
  },
  'a part of another state of a file is not sent': async ({ site, ask }) => {
    const { font } = samples(site);
    return wrongAnswers(['"another"', 'Thu, 01 Jan 1970 00:00:00 GMT'], async (state) => {
      const { status, body } = await ask(font, { range: 'bytes=0-9', 'if-range': state });
      return unless(status === 200 && body.equals(site.read(font)), `${state} gets ${status}`);
    });
  },
  'a part of a packed text is a part of what is packed': (host) =>
    wrongAnswers(textFiles(host), async ({ path, file }) => {
      const wish = { 'accept-encoding': 'gzip' };
      const whole = await host.ask(path, wish);
      const part = await host.ask(path, { ...wish, range: 'bytes=0-19' });
      if (part.status !== 206) return unless(part.status === 200, `${path} answers ${part.status}`);
      const encoding = part.headers['content-encoding'];
      const bytes = encoding === whole.headers['content-encoding'] ? whole.body : host.site.read(file);
      const isPart = part.body.equals(bytes.subarray(0, 20));
      return unless(
        isPart && `${part.headers['content-range']}`.endsWith(`/${bytes.length}`),
        `${path} sends another part, in ${encoding}`,
      );
    }),
  'a query makes no other file of a file': (host) =>
    wrongAnswers(someFiles(host), async ({ path, file }) => {
      const answer = await host.ask(`${path}?utm_source=a&v=1`);
      const said = `${answer.headers['cache-control']}`;
      return [
        ...unless(answer.body.equals(host.site.read(file)), `${path} answers ${answer.status}`),
        ...unless(said === keptFor(path, host), `${path} is kept as "${said}"`),
      ];
    }),
  'a name after its content that is not there is never kept for good': ({ ask }) =>
    wrongAnswers(NO_FILES, async (path) => {
      const answer = await ask(path);
      return unless(
        answer.status === 404 && !isForever(answer),
        `${path} answers ${answer.status}, kept as "${answer.headers['cache-control']}"`,
      );
    }),
  'nothing that leads on, or refuses, is kept for good': ({ site, ask }) => {
    const { page } = samples(site);
    const asked = [page.slice(0, -1), '/_next/static', '/_next', '/drawings', '/data'];
    return wrongAnswers(asked, async (path) => {
      const answer = await ask(path);
      return unless(!isForever(answer), `${path} is kept as "${answer.headers['cache-control']}"`);
    });
  },
  'no type of what is missing is guessed': ({ ask }) =>
    wrongAnswers(['/no.js', '/no.css', '/no.json', '/uploads/no.svg', '/.well-known/no', '/no.html'], async (path) => {
      const { status, headers } = await ask(path);
      return [
        ...unless(status === 404, `${path} answers ${status}`),
        ...unless(headers['x-content-type-options'] === 'nosniff', `${path} may be taken for what it is not`),
        ...unless(`${headers['content-type']}`.startsWith('text/html'), `${path} is ${headers['content-type']}`),
      ];
    }),
};
