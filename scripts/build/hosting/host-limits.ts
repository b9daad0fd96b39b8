import { posix } from 'node:path';

export type ExportMetrics = {
  files: number;
  bytes: number;
  /** Most files that stand in one folder, not counting those in folders below it. */
  filesInFolder: number;
  /** Bytes. */
  largestFile: number;
  /** Lines of `_redirects` without a pattern. */
  redirects: number;
};

const MIB = 1024 ** 2;

/** The limits of hosts, by their documentation of November 2026; a figure that is not here is not limited. */
const HOSTS: readonly { name: string; limits: Partial<ExportMetrics> }[] = [
  { name: 'Cloudflare Pages and Workers, free', limits: { files: 20_000, largestFile: 25 * MIB, redirects: 2_000 } },
  { name: 'Cloudflare Pages and Workers, paid', limits: { files: 100_000, largestFile: 25 * MIB, redirects: 2_000 } },
  { name: 'GitHub Pages', limits: { bytes: 1000 ** 3, largestFile: 100 * MIB } },
  { name: 'Netlify', limits: { filesInFolder: 54_000 } },
  { name: 'Vercel', limits: {} },
  { name: 'your own server', limits: {} },
];

/**
 * Counts what a host has to keep.
 * @param files paths with slashes
 * @param redirects the text of `_redirects`
 */
export function measureExport(files: readonly { path: string; bytes: number }[], redirects = ''): ExportMetrics {
  const folders = new Map<string, number>();
  for (const { path } of files) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1);
  const most = (counts: readonly number[]) => counts.reduce((highest, count) => Math.max(highest, count), 0);
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    filesInFolder: most([...folders.values()]),
    largestFile: most(files.map(({ bytes }) => bytes)),
    redirects: redirects.split('\n').filter((line) => line.startsWith('/') && !line.includes('*')).length,
  };
}

/** The hosts that take an export and those that do not, each with the first figure that is too large. */
export function compareWithHostLimits(figures: ExportMetrics): { fits: string[]; refuses: string[] } {
  const judged = HOSTS.map(({ name, limits }) => ({
    name,
    over: (Object.keys(limits) as (keyof ExportMetrics)[]).find((key) => figures[key] > (limits[key] ?? Infinity)),
  }));
  return {
    fits: judged.filter(({ over }) => !over).map(({ name }) => name),
    refuses: judged.filter(({ over }) => over).map(({ name, over }) => `${name} (${over})`),
  };
}
