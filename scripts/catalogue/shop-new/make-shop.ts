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
 * @returns `output` of the import; `backup` is the folder with the replaced shop, undefined if it is committed in git
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
    const imported = spawnSync(process.execPath, scriptArguments('catalogue-import', ...args), {
      // Currency and categories of the new shop, not of the settings.
      env: { ...process.env, DATA_DIR: draft, CATALOGUE_FILE: '', npm_config_dry_run: '' },
      encoding: 'utf8',
    });
    const output = withoutDraft(`${imported.stdout}${imported.stderr}`, draft, folder);
    if (imported.status !== 0) return { isMade: false, output };
    return { isMade: true, output, backup: moveIntoPlace(draft, folder) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Output of the import, with the shop's folder instead of the draft and without the next steps. */
function withoutDraft(output: string, draft: string, folder: string): string {
  const [report = ''] = output.split(/\n*Written to /, 1);
  const named = report.replaceAll(draft, folder).replaceAll(relative('.', draft), folder);
  const lines = named.split('\n').filter((line) => !/import-map\.json|^Nothing was written/.test(line));
  return lines.join('\n').trim();
}
