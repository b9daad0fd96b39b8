import { formatFigure, formatTable } from './table';

/** Of a page: Lighthouse's middle run of three, and bytes (gzip) of a first visit until the network is idle. */
type Visit = { performance: number; lcpMs: number; html: number; script: number };

/** `visits` by page. */
export type PeerResult = {
  seconds: number;
  files: number;
  bytes: number;
  pages: number;
  visits: Record<string, Visit>;
};

/** One table, a column for each of those that were measured. */
export function reportPeers(results: Readonly<Record<string, PeerResult>>): string {
  const all = Object.values(results);
  const row = (name: string, figure: (result: PeerResult) => number | undefined, digits?: number) => [
    name,
    ...all.map((result) => formatFigure(figure(result), digits)),
  ];
  const ofPages = (name: string, figure: (visit: Visit) => number, digits?: number) =>
    Object.keys(all[0]?.visits ?? {}).map((page) =>
      row(`${name}, ${page}`, ({ visits }) => visits[page] && figure(visits[page]), digits),
    );
  const table = formatTable(
    ['', ...Object.keys(results)],
    [
      row('build, s', ({ seconds }) => seconds, 1),
      row('pages', ({ pages }) => pages),
      row('files', ({ files }) => files),
      row('MB', ({ bytes }) => bytes / 1e6, 1),
      ...ofPages('Lighthouse', ({ performance }) => performance),
      ...ofPages('largest paint, ms', ({ lcpMs }) => lcpMs),
      ...ofPages('HTML, KB gzip', ({ html }) => html / 1000, 1),
      ...ofPages('script, KB gzip', ({ script }) => script / 1000, 1),
    ],
  );
  return `${table}
'this' draws its pictures and share images in its build and has filters, search, an admin and a service worker; the peers have a
home page, listings and product pages of the same products and pictures (bench/peers/README.md). Lighthouse: phone, the middle of
three runs. Script: all that a first visit fetches until the network is idle. Clicks on all three: npm run bench -- navigation.`;
}
