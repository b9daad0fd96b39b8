import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFiles } from '../data-files';
import { installOnce } from '../fetch/install-once';
import { runNpm } from '../processes/run-program';
import { ensureExport } from './open-export';
import type { Options } from './part';

/** Where each peer's own build puts its export. */
export const PEERS = { next: 'out', astro: 'dist' } as const;
export type PeerName = keyof typeof PEERS;

const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Where a peer is built, and stays until it is built again. */
export const peerFolder = (root: string, name: PeerName): string => join(root, '.cache', 'peers', name);

/**
 * Builds a peer from nothing in a folder of its own, over the product data and pictures of the export in out/. Its packages are
 * fetched the first time; rejects with a sentence where they cannot be.
 * @returns seconds of the build alone, and where its export is
 */
export async function buildPeer(name: PeerName, options: Options): Promise<{ seconds: number; out: string }> {
  const { root, signal, progress } = options;
  await ensureExport(options);
  const folder = peerFolder(root, name);
  await copyPeer(join(root, 'bench', 'peers'), name, folder);
  const run = (words: readonly string[], what: string) =>
    runNpm(words, { cwd: folder, env: ENV, signal, report: (text) => progress(`${name}: ${what}: ${text}`) });
  await installOnce(folder, () => run(['ci'], 'fetching packages'));
  await copyData(root, folder);
  const { seconds } = await run(['run', 'build'], 'building');
  return { seconds, out: join(folder, PEERS[name]) };
}

/** The peer's own files beside those that all peers share. Leaves nothing of an earlier build but the packages. */
async function copyPeer(peers: string, name: PeerName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((file) => file !== 'node_modules');
  for (const file of [...old, 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite']) {
    await rm(join(folder, file), { recursive: true, force: true });
  }
  for (const file of (await readdir(join(peers, name))).filter((file) => file !== 'node_modules')) {
    await cp(join(peers, name, file), join(folder, file), { recursive: true });
  }
  await cp(join(peers, 'shared'), join(folder, 'shared'), { recursive: true });
}

async function copyData(root: string, folder: string): Promise<void> {
  const out = join(root, 'out');
  await mkdir(join(folder, 'data'));
  const { '@data/categories.json': categories = '' } = dataFiles(root);
  await cp(categories, join(folder, 'data', 'categories.json'));
  await cp(join(out, 'catalogue.json'), join(folder, 'data', 'catalogue.json'));
  await cp(join(out, 'drawings'), join(folder, 'public', 'drawings'), {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
}
