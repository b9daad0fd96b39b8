import { posix } from 'node:path';

/**
 * @typedef {object} HostFigures
 * @property {number} files
 * @property {number} bytes
 * @property {number} filesInFolder most files that stand in one folder, not counting those in folders below it
 * @property {number} largestFile bytes
 */

const MIB = 1024 ** 2;

/**
 * What hosts take, by their documentation of November 2026; a figure that is not here is not limited.
 * @type {readonly ({ name: string } & Partial<HostFigures>)[]}
 */
const HOSTS = [
  { name: 'Cloudflare Pages, free', files: 20_000, largestFile: 25 * MIB },
  { name: 'Cloudflare Pages, paid', files: 100_000, largestFile: 25 * MIB },
  { name: 'GitHub Pages', bytes: 1000 ** 3, largestFile: 100 * MIB },
  { name: 'Netlify', filesInFolder: 54_000 },
  { name: 'Vercel' },
  { name: 'S3 and CloudFront' },
  { name: 'nginx or Apache' },
];

/**
 * Counts what a host has to keep.
 * @param {readonly { path: string, bytes: number }[]} files paths with slashes
 * @returns {HostFigures}
 */
export function measure(files) {
  const folders = new Map();
  for (const { path } of files) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1);
  const most = (counts) => counts.reduce((highest, count) => Math.max(highest, count), 0);
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    filesInFolder: most([...folders.values()]),
    largestFile: most(files.map(({ bytes }) => bytes)),
  };
}

/**
 * The hosts that take an export and those that do not, each with the first figure that is too large.
 * @param {HostFigures} figures
 * @returns {{ fits: string[], refuses: string[] }}
 */
export function judgeHosts(figures) {
  const judged = HOSTS.map(({ name, ...limits }) => ({
    name,
    over: Object.keys(limits).find((key) => figures[key] > limits[key]),
  }));
  return {
    fits: judged.filter(({ over }) => !over).map(({ name }) => name),
    refuses: judged.filter(({ over }) => over).map(({ name, over }) => `${name} (${over})`),
  };
}
