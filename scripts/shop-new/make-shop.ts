import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptWords } from '../processes/script-words';
import type { ShopAnswers } from './questions';
import { shopFiles } from './shop-files';

const EXAMPLES = fileURLToPath(new URL('./examples.csv', import.meta.url));

/** The reason why a folder cannot become a shop, with the way out; undefined for one that is not there, or empty. */
export function folderFault(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    if (readdirSync(folder).length === 0) return undefined;
  } catch {
    return `${folder} is there already, and is no folder. Name another one.`;
  }
  return `${folder} is there already, and is not empty: nothing in it is changed. Name another folder, or, where it is a shop, bring goods into it: npm run catalogue:import`;
}

/**
 * Makes a shop in a folder beside the one that it shall have, and gives it its place when it is sound: there is a whole one, or none.
 * Goods are brought in by the command for that, in a process that knows the new shop's currency; it checks all of the folder, too.
 */
export function makeShop(folder: string, answers: ShopAnswers): { isMade: boolean; said: string } {
  const work = `${resolve(folder)}.new`;
  const draft = join(work, 'shop');
  const isKept = (signal: NodeJS.Signals) => signal;
  // Ctrl+C ends the process below, and then this one, once the draft is gone.
  process.on('SIGINT', isKept);
  try {
    for (const [path, text] of Object.entries(shopFiles(answers))) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    const words = answers.goods ? [answers.goods] : [EXAMPLES, '--quiet'];
    const { status, stdout, stderr } = spawnSync(process.execPath, scriptWords('catalogue-import', ...words), {
      env: { ...process.env, DATA_DIR: draft, CATALOGUE_FILE: '', npm_config_dry_run: '' },
      encoding: 'utf8',
    });
    const said = `${stdout}${stderr}`
      .trim()
      .replaceAll(draft, folder)
      .replaceAll(relative('.', draft), relative('.', folder));
    // The mapping is gone with the draft.
    const lines = said.split('\n').filter((line) => !line.includes('import-map.json'));
    if (status !== 0) return { isMade: false, said: lines.join('\n') };
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
    return { isMade: true, said };
  } finally {
    rmSync(work, { recursive: true, force: true });
    process.off('SIGINT', isKept);
  }
}
