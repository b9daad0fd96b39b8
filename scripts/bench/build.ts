import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildResult, reportBuilds } from './build-report';
import { countExport } from './export-count';
import type { Part } from './part';
import { runScript } from './run-script';
import { formatFigure } from './table';
import { readPhases } from './trace';
import { makeWorkFolder, removeFolder } from './work-folder';

const BUNDLED = 'bundled';

/** Builds the bundled catalogue and random ones of a given size, each from nothing, in a folder of its own. */
export const build: Part<BuildResult> = {
  name: 'build',
  cases: [BUNDLED, '2000', '10000'],
  accepts: (word) => word === BUNDLED || /^[1-9]\d{0,5}$/.test(word),
  report: reportBuilds,

  async open({ root, signal, progress }) {
    const work = join(root, '.cache', 'bench');

    async function measure(name: string): Promise<BuildResult> {
      const sample = name === BUNDLED ? undefined : `.cache/sample-${name}.json`;
      const settings = { CATALOGUE_FILE: sample ?? '', SITE_URL: '', BASE_PATH: '', NEXT_TELEMETRY_DISABLED: '1' };
      const onSample = ({ seconds, peakBytes = 0, line }: { seconds: number; peakBytes?: number; line: string }) =>
        progress(`${name}: ${formatFigure(seconds)} s, ${formatFigure(peakBytes / 1e6)} MB | ${line.trim()}`);
      const options = { cwd: work, env: { ...process.env, ...settings }, signal, onSample };

      progress(`${name}: preparing the folder`);
      await makeWorkFolder(root, work);
      if (sample) await runScript(['catalogue:sample', '--', name, '--out', sample], options);
      const { seconds, peakBytes } = await runScript(['build'], options);
      progress(`${name}: counting`);
      const trace = await readFile(join(work, '.next', 'trace-build'), 'utf8').catch(() => '');
      const counted = countExport(join(work, 'out'));
      if (sample && counted.products !== Number(name)) {
        throw new Error(`the catalogue has ${name} products and the export ${counted.products}`);
      }
      return { seconds, ...readPhases(trace), peakBytes, ...counted };
    }

    return { measure, close: () => removeFolder(work) };
  },
};
