import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptArguments } from '../../build/processes/run-program';
import type { ShopAnswers } from './questions';
import { moveIntoPlace } from './replace-data';
import { shopFiles } from './shop-files';

const EXAMPLES = fileURLToPath(new URL('./examples.csv', import.meta.url));

/**
 * Makes a shop in a draft next to its folder, imports the products, and moves it into place if it is valid.
 * @param columns fields of columns with unknown headings
 * @returns `output` of the import, and of a check that fails; `backup` is the folder with the replaced shop, undefined if it is committed
 *   in git
 */
export function makeShop(
  folder: string,
  answers: ShopAnswers,
  columns: Readonly<Record<string, string>> = {},
): { isMade: boolean; output: string; backup?: string | undefined } {
  const work = `${resolve(folder)}.new`;
  const draft = join(work, 'shop');
  try {
    for (const [path, text] of Object.entries(shopFiles(answers))) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    const mapping = join(work, 'mapping.json');
    writeFileSync(mapping, JSON.stringify({ columns }));
    const args = answers.products ? [answers.products, '--map', mapping] : [EXAMPLES, '--quiet'];
    // Currency and categories of the new shop, not of the settings.
    const env = { ...process.env, DATA_DIR: draft, CATALOGUE_FILE: '', npm_config_dry_run: '' };
    const run = (script: string, ...options: string[]) =>
      spawnSync(process.execPath, scriptArguments(script, ...options), { env, encoding: 'utf8' });
    const imported = run('catalogue/import/run-import', ...args);
    const checked = imported.status === 0 ? run('catalogue-check', '--quiet') : undefined;
    const output = [imported.stdout, imported.stderr, checked?.status ? checked.stderr : '']
      .join('')
      .replaceAll(draft, folder)
      .replaceAll(relative('.', draft), folder)
      .replace(/^.*import-map\.json.*$/m, '')
      .trim();
    if (checked?.status !== 0) return { isMade: false, output };
    return { isMade: true, output, backup: moveIntoPlace(draft, folder) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
