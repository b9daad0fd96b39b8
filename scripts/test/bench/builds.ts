import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SITE_URL, readEnvironment } from '../../../lib/site/environment';
import { dataFiles } from '../../build/data-files';
import { listFiles } from '../../build/export-files';
import { installPackages } from '../../build/processes/install-tools';
import { runNpm } from '../../build/processes/run-program';
import { copyProject, removeFolder } from '../copy-project';
import { type BenchContext, type Part, sizeColumn } from './context';
import { type Figures, THIS_SHOP } from './results';

/** The folder of each peer's export. */
const PEERS = { next: 'out', astro: 'dist' };
const SOURCES = join('scripts', 'test', 'bench', 'data', 'peers');

/** Builds of random catalogues, without any cache. 50,000 products take a quarter of an hour. */
export const scale: Part = async (context) => {
  const columns: Record<string, Figures> = {};
  for (const size of context.sizes) columns[sizeColumn(size)] = await measureBuild(context, size);
  return columns;
};

/** Builds the shop, or a random catalogue with `products` products, in a copy of the project. */
async function measureBuild({ report }: BenchContext, products?: number): Promise<Figures> {
  const work = join('.cache', 'bench-build');
  const sample = join('.cache', 'sample.json');
  const { dataDir, catalogueFile } = readEnvironment();
  const settings = { SITE_URL: DEFAULT_SITE_URL, BASE_PATH: '', CATALOGUE_FILE: products ? sample : '' };
  const options = { cwd: work, env: { ...process.env, ...settings }, report };
  try {
    await copyProject(work, [dataDir, catalogueFile]);
    if (products) await runNpm(['run', 'catalogue:sample', '--', String(products), '--out', sample], options);
    const { seconds, peakBytes } = await runNpm(['run', 'build'], options);
    return { 'build, s': seconds, 'peak memory, MB': peakBytes && peakBytes / 1e6, ...countFiles(join(work, 'out')) };
  } finally {
    await removeFolder(work);
  }
}

function countFiles(folder: string): Figures {
  const files = listFiles(folder);
  return {
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    files: files.length,
    'size, MB': files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
  };
}

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
async function buildPeer(name: string, folder: string, { report }: BenchContext): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder))
    if (file !== 'node_modules') await rm(join(folder, file), { recursive: true });
  await cp(join(SOURCES, name), folder, { recursive: true });
  await cp(join(SOURCES, 'shared'), join(folder, 'shared'), { recursive: true });
  await cp(dataFiles('.')['@data/categories.json'] ?? '', join(folder, 'data', 'categories.json'));
  await cp(join('out', 'catalogue.json'), join(folder, 'data', 'catalogue.json'));
  await cp(join('out', 'drawings'), join(folder, 'public', 'drawings'), { recursive: true });
  report(`${name}: installing packages`);
  await installPackages(folder, await readFile(join(folder, 'package.json'), 'utf8'));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const progress = (text: string) => report(`${name}: ${text}`);
  return (await runNpm(['run', 'build'], { cwd: folder, env, report: progress })).seconds;
}
