import { join } from 'node:path';
import { DEFAULT_SITE_URL, readEnvironment } from '../../../lib/site/environment';
import { listFiles } from '../../build/export-files';
import { runNpm } from '../../build/processes/run-program';
import { copyProject, removeFolder } from '../copy-project';
import { type BenchContext, type Part, sizeColumn } from './context';
import type { Figures } from './table';

/** Builds of random catalogues, without any cache. 50,000 products take a quarter of an hour. */
export const scale: Part = async (context) => {
  const columns: Record<string, Figures> = {};
  for (const size of context.sizes) columns[sizeColumn(size)] = await measureBuild(context, size);
  return columns;
};

/** Builds the shop, or a random catalogue with `products` products, in a copy of the project. */
export async function measureBuild({ signal, report }: BenchContext, products?: number): Promise<Figures> {
  const work = join('.cache', 'bench-build');
  const sample = join('.cache', 'sample.json');
  const { dataDir, catalogueFile } = readEnvironment();
  const settings = { SITE_URL: DEFAULT_SITE_URL, BASE_PATH: '', CATALOGUE_FILE: products ? sample : '' };
  const options = { cwd: work, env: { ...process.env, ...settings }, signal, report };
  try {
    await copyProject('.', work, [dataDir, catalogueFile]);
    if (products) await runNpm(['run', 'catalogue:sample', '--', String(products), '--out', sample], options);
    const { seconds, peakBytes } = await runNpm(['run', 'build'], options);
    return { 'build, s': seconds, 'peak memory, MB': peakBytes && peakBytes / 1e6, ...countFiles(join(work, 'out')) };
  } finally {
    await removeFolder(work);
  }
}

export function countFiles(folder: string): Figures {
  const files = listFiles(folder);
  return {
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    files: files.length,
    'size, MB': files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
  };
}
