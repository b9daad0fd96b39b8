import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostAnswer } from '../ask';
import { type Checks, type HostedSite, unless, wrongAnswers } from '../check';
import { samples } from '../site';

/** The ending of a copy in an encoding. */
const COPIES = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof COPIES;

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  undefined: (body) => body,
};

const ENDINGS = ['.js', '.css', '.json', '.ndjson', '.svg', '.xml', '.txt', '.md', '.wasm'];

/** Text that packing pays for: two pages and the largest file of each kind, by the address that is asked for and that of the file. */
export function textFiles({ site }: Pick<HostedSite, 'site'>): { path: string; file: string }[] {
  const { product, page } = samples(site);
  return [product, page, ...ENDINGS.flatMap((ending) => site.largest(ending) ?? [])]
    .map((path) => ({ path, file: path.endsWith('/') ? `${path}index.html` : path }))
    .filter(({ file }) => site.read(file).length > 2_000);
}

/** Encodings that a text may be in: where the host sends copies, the best that is taken and has one, or else what it packs in, if it does. */
function wantedEncodings(
  { site, traits }: HostedSite,
  file: string,
  taken: readonly Encoding[],
): (Encoding | undefined)[] {
  if (traits.leaves?.test(file)) return [undefined];
  const sent = traits.encodings.filter((encoding) => taken.includes(encoding));
  if (!traits.sendsCopies && sent.length > 0) return sent;
  return [
    sent.find((encoding) => site.files.includes(file + COPIES[encoding])) ?? (traits.packs ? sent.at(-1) : undefined),
  ];
}

function wrongBody({ site, traits }: HostedSite, file: string, { headers, body }: HostAnswer): string[] {
  const encoding = headers['content-encoding'];
  const unpack = UNPACK[`${encoding}`];
  if (!unpack) return [`is in ${encoding}`];
  const copy = `${file}${COPIES[encoding as Encoding]}`;
  const isCopy = !traits.sendsCopies || !site.files.includes(copy) || body.equals(site.read(copy));
  return [
    ...unless(unpack(body).equals(site.read(file)), 'is another text when it is unpacked'),
    ...unless(isCopy, 'is not the copy'),
  ];
}

const packed = (accepted: string, taken: readonly Encoding[]): Checks => ({
  [`text asked for with "${accepted}" comes ${taken.length > 0 ? 'packed' : 'as it is'} and whole, and says that it varies`]:
    (host) =>
      wrongAnswers(textFiles(host), async ({ path, file }) => {
        const answer = await host.ask(path, accepted ? { 'accept-encoding': accepted } : {});
        const { 'content-encoding': encoding, vary = '' } = answer.headers;
        const wanted = wantedEncodings(host, file, taken);
        return [
          ...unless(
            wanted.some((name) => name === encoding),
            `is in ${encoding}, not ${wanted}`,
          ),
          ...unless(!host.traits.saysVary || /accept-encoding/i.test(vary), 'does not say that it varies'),
          ...wrongBody(host, file, answer),
        ].map((fault) => `${path} ${fault}`);
      }),
});

export const compressionChecks: Checks = {
  ...packed('gzip, deflate, br, zstd', ['br', 'gzip']),
  ...packed('gzip', ['gzip']),
  ...packed('', []),
  ...packed('br;q=0, gzip;q=0', []),
  'pictures and fonts that are packed already are sent as they are': ({ site, ask }) =>
    wrongAnswers(
      [samples(site).font, ...site.files.filter((file) => /\.png$/.test(file)).slice(0, 1)],
      async (path) => {
        const { headers, body } = await ask(path, { 'accept-encoding': 'gzip, br' });
        return [
          ...unless(headers['content-encoding'] === undefined, `${path} is in ${headers['content-encoding']}`),
          ...unless(body.equals(site.read(path)), `${path} is another file`),
        ];
      },
    ),
};
