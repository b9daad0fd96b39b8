import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_MACHINE, readEnvironment } from '../../lib/environment';
import { listFiles } from '../export/files';
import { runNpm } from '../processes/run-program';
import { makeWorkFolder, removeFolder } from '../processes/work-folder';
import type { Part } from './part';
import { readGeneration, reportScale, type ScaleResult, summarizeFiles } from './scale-report';

/** The number of bundled products: then the shop's own catalogue is built. */
const BUNDLED = '240';

/**
 * Builds the shop's own catalogue and random ones of a given size, each from nothing, in a folder of its own. 50,000 products take a
 * quarter of an hour.
 */
export const scale: Part<ScaleResult> = {
  name: 'scale',
  cases: [BUNDLED, '2000', '10000', '50000'],
  accepts: (word) => /^[1-9]\d{0,5}$/.test(word),
  report: reportScale,

  async open({ root, signal, progress }) {
    const work = join(root, '.cache', 'bench');
    const { dataDir, catalogueFile } = readEnvironment();

    async function measure(name: string): Promise<ScaleResult> {
      const sample = name === BUNDLED ? undefined : `.cache/sample-${name}.json`;
      const settings = { CATALOGUE_FILE: sample ?? '', SITE_URL: OWN_MACHINE, BASE_PATH: '' };
      const report = (text: string) => progress(`${name}: ${text}`);
      const options = { cwd: work, env: { ...process.env, ...settings }, signal, report };

      progress(`${name}: preparing the folder`);
      await makeWorkFolder(root, work, [dataDir, catalogueFile]);
      if (sample) await runNpm(['run', 'catalogue:sample', '--', name, '--out', sample], options);
      const { seconds, peakBytes } = await runNpm(['run', 'build'], options);
      progress(`${name}: counting`);
      const trace = await readFile(join(work, '.next', 'trace-build'), 'utf8').catch(() => '');
      const counted = summarizeFiles(listFiles(join(work, 'out')));
      if (sample && counted.products !== Number(name)) {
        throw new Error(`the catalogue has ${name} products and the export ${counted.products}`);
      }
      return { seconds, generationSeconds: readGeneration(trace), peakBytes, ...counted };
    }

    return { measure, close: () => removeFolder(work) };
  },
};
