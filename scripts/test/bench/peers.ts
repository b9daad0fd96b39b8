import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFiles } from '../../build/data-files';
import { installPackages } from '../../build/processes/install-tools';
import { runNpm } from '../../build/processes/run-program';
import type { BenchContext, Part } from './context';
import { countFiles, measureBuild } from './scale';
import { type Figures, THIS_SHOP } from './table';

/** The folder of each peer's export. */
const PEERS = { next: 'out', astro: 'dist' };
const SOURCES = join('scripts', 'test', 'bench', 'data', 'peers');

/** Builds this shop and two plain shops with the same products; later parts measure them too. */
export const peers: Part = async (context) => {
  const columns: Record<string, Figures> = { [THIS_SHOP]: await measureBuild(context) };
  for (const [name, out] of Object.entries(PEERS)) {
    const folder = join('.cache', 'peers', name);
    const seconds = await buildPeer(name, folder, context);
    context.exports[name] = join(folder, out);
    columns[name] = { 'build, s': seconds, ...countFiles(join(folder, out)) };
  }
  return columns;
};

/** Builds a peer from the products and pictures in out/. Its packages stay installed for the next run. */
async function buildPeer(name: string, folder: string, { signal, report }: BenchContext): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder))
    if (file !== 'node_modules') await rm(join(folder, file), { recursive: true });
  await cp(join(SOURCES, name), folder, { recursive: true });
  await cp(join(SOURCES, 'shared'), join(folder, 'shared'), { recursive: true });
  await cp(dataFiles('.')['@data/categories.json'] ?? '', join(folder, 'data', 'categories.json'));
  await cp(join('out', 'catalogue.json'), join(folder, 'data', 'catalogue.json'));
  await cp(join('out', 'drawings'), join(folder, 'public', 'drawings'), { recursive: true });
  report(`${name}: installing packages`);
  await installPackages(folder, await readFile(join(folder, 'package.json'), 'utf8'), signal);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const progress = (text: string) => report(`${name}: ${text}`);
  return (await runNpm(['run', 'build'], { cwd: folder, env, signal, report: progress })).seconds;
}
