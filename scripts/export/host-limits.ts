import { dirname } from 'node:path';
import type { ExportedFile } from './files';

export type HostFigures = {
  files: number;
  bytes: number;
  /** Most files that stand in one folder, not counting those in folders below it. */
  filesInFolder: number;
  largestFile: number;
};

const MIB = 1024 ** 2;

/** What hosts take, by their documentation of November 2026; a figure that is not here is not limited. */
const HOSTS: readonly ({ name: string } & Partial<HostFigures>)[] = [
  { name: 'Cloudflare Pages, free', files: 20_000, largestFile: 25 * MIB },
  { name: 'Cloudflare Pages, paid', files: 100_000, largestFile: 25 * MIB },
  { name: 'GitHub Pages', bytes: 1000 ** 3, largestFile: 100 * MIB },
  { name: 'Netlify', filesInFolder: 54_000 },
  { name: 'Vercel' },
  { name: 'S3 and CloudFront' },
  { name: 'nginx or Apache' },
];

/** Counts what a host has to keep. */
export function measure(files: readonly ExportedFile[]): HostFigures {
  const folders = new Map<string, number>();
  for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    filesInFolder: Math.max(0, ...folders.values()),
    largestFile: Math.max(0, ...files.map(({ bytes }) => bytes)),
  };
}

/** The hosts that take an export and those that do not, each with the first figure that is too large. */
export function judgeHosts(figures: HostFigures): { fits: string[]; refuses: string[] } {
  const judged = HOSTS.map(({ name, ...limits }) => ({
    name,
    over: (Object.keys(limits) as (keyof HostFigures)[]).find(
      (key) => figures[key] > (limits[key] ?? Number.POSITIVE_INFINITY),
    ),
  }));
  return {
    fits: judged.filter(({ over }) => !over).map(({ name }) => name),
    refuses: judged.filter(({ over }) => over).map(({ name, over }) => `${name} (${over})`),
  };
}
