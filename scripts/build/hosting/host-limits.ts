import { posix } from 'node:path';

/** Figures of an export that hosts limit. */
export type ExportMetrics = ReturnType<typeof measureExport>;

const MIB = 1024 ** 2;

/** Limits of hosts, from their documentation of November 2026. Other figures have no limit. */
const HOSTS: readonly { name: string; limits: Partial<ExportMetrics> }[] = [
  { name: 'Cloudflare Pages and Workers, free', limits: { files: 20_000, largestFile: 25 * MIB, redirects: 2_000 } },
  { name: 'Cloudflare Pages and Workers, paid', limits: { files: 100_000, largestFile: 25 * MIB, redirects: 2_000 } },
  { name: 'GitHub Pages', limits: { bytes: 1000 ** 3, largestFile: 100 * MIB } },
  { name: 'Netlify', limits: { filesInFolder: 54_000 } },
  { name: 'Vercel', limits: {} },
  { name: 'your own server', limits: {} },
];

/**
 * Computes the figures of an export.
 * @param files paths with slashes
 * @param redirects the text of `_redirects`
 */
export function measureExport(files: readonly { path: string; bytes: number }[], redirects = '') {
  const folders = new Map<string, number>();
  for (const { path } of files) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1);
  const max = (counts: readonly number[]) => counts.reduce((highest, count) => Math.max(highest, count), 0);
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    /** Largest number of files in one folder, without subfolders. */
    filesInFolder: max([...folders.values()]),
    largestFile: max(files.map(({ bytes }) => bytes)),
    /** Rules without a pattern. */
    redirects: redirects.split('\n').filter((line) => line.startsWith('/') && !line.includes('*')).length,
  };
}

/** Names of the hosts that accept the export (`fits`) and refuse it (`refuses`, each with the first value that is too large). */
export function compareWithHostLimits(figures: ExportMetrics): { fits: string[]; refuses: string[] } {
  const compared = HOSTS.map(({ name, limits }) => ({
    name,
    exceeded: (Object.keys(limits) as (keyof ExportMetrics)[]).find((key) => figures[key] > (limits[key] ?? Infinity)),
  }));
  return {
    fits: compared.filter(({ exceeded }) => !exceeded).map(({ name }) => name),
    refuses: compared.filter(({ exceeded }) => exceeded).map(({ name, exceeded }) => `${name} (${exceeded})`),
  };
}
