import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_MACHINE, readEnvironment } from '../../lib/environment';
import { createRandom } from '../catalogue/random';
import { ROW_EDITS } from '../changes/row-edits';
import type { ShopFiles } from '../changes/shop-files';
import { runNpm } from '../processes/run-program';
import { makeWorkFolder, removeFolder } from '../processes/work-folder';
import { changePriceText } from '../reproducible/change-price';
import { freePort } from '../server/free-port';
import { type ChangesResult, type MeasuredBuild, readBuild, reportChanges } from './changes-report';
import type { Part } from './part';

const CATALOGUE = join('.cache', 'sample.json');
/** Twenty edits of an operator, by their kinds. A bestseller is not among them: two of five products show some of those. */
const TWENTY = [
  ...['name', 'colors', 'new product', 'deletion', 'name of a group', 'subcategory', 'brand', 'restrictions'],
  ...['price', 'price', 'price', 'price', 'old price', 'description', 'description', 'features', 'sizes', 'stock'],
  ...['fabric', 'name'],
];
const ASK_EVERY_MS = 50;
const MOST_TRIES = 100;

/** Builds a random catalogue of a given size from nothing, after one edit and after twenty, and starts it again with nothing changed. */
export const changes: Part<ChangesResult> = {
  name: 'changes',
  cases: ['10000'],
  accepts: (word) => /^[1-9]\d{0,5}$/.test(word),
  report: reportChanges,

  async open({ root, signal, progress }) {
    const work = join(root, '.cache', 'bench-changes');
    const file = join(work, CATALOGUE);
    const { dataDir } = readEnvironment();
    const env = { ...process.env, CATALOGUE_FILE: CATALOGUE, SITE_URL: OWN_MACHINE, BASE_PATH: '' };

    async function measure(name: string): Promise<ChangesResult> {
      const builds: Record<string, MeasuredBuild> = {};
      const build = async (what: string) => {
        const report = (text: string) => progress(`${name}, ${what}: ${text}`);
        const { output, seconds, peakBytes } = await runNpm(['run', 'build'], { cwd: work, env, signal, report });
        builds[what] = { seconds, peakBytes, ...readBuild(output) };
      };

      progress(`${name}: preparing the folder`);
      await makeWorkFolder(root, work, [dataDir]);
      await runNpm(['run', 'catalogue:sample', '--', name, '--out', CATALOGUE], { cwd: work, env, signal });
      await build('from nothing');
      const changed = changePriceText(await readFile(file, 'utf8'), CATALOGUE);
      if (!changed) throw new Error('no price of the catalogue can be changed alone');
      await writeFile(file, changed.text);
      await build('one price');
      await writeFile(file, twentyEdits(changed.text));
      await build('twenty edits');
      progress(`${name}: starting again`);
      return { products: Number(name), builds, startSeconds: await timeStart() };
    }

    /** The seconds from `npm start` to the first answer. */
    async function timeStart(): Promise<number> {
      const port = await freePort();
      const end = new AbortController();
      const start = performance.now();
      const options = { cwd: work, env: { ...env, PORT: String(port) }, signal: AbortSignal.any([signal, end.signal]) };
      let failure: Error | undefined;
      const running = runNpm(['start'], options).catch((error: Error) => {
        failure = error;
      });
      try {
        while (!(await isAnswered(`http://127.0.0.1:${port}/`))) {
          if (failure) throw failure;
          await pause(ASK_EVERY_MS);
        }
        return (performance.now() - start) / 1000;
      } finally {
        end.abort();
        await running;
      }
    }

    return { measure, close: () => removeFolder(work) };
  },
};

const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function twentyEdits(text: string): string {
  const files: ShopFiles = { catalogue: JSON.parse(text) };
  const random = createRandom(20);
  for (const kind of TWENTY) {
    // A product whose field would stay the same gives way to another one.
    const tries = Array.from({ length: MOST_TRIES });
    if (!tries.some(() => ROW_EDITS[kind]?.(files, random))) throw new Error(`nothing to edit: ${kind}`);
  }
  return JSON.stringify(files.catalogue);
}
