import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mixColors } from '../../../lib/site/theme/theme-colors';
import { runInDraft } from '../import/import-folder';
import { SCHEMAS_FOLDER } from '../json-schemas';
import type { ShopAnswers } from './questions';
import { moveIntoPlace } from './replace-data';

const EXAMPLES = fileURLToPath(new URL('./examples.csv', import.meta.url));
const PAGES = fileURLToPath(new URL('./pages/', import.meta.url));

/**
 * Makes a shop in a draft next to its folder, imports the products, and moves it into place if it is valid.
 * @param columns fields of columns with unknown headings
 * @returns `output` of the import, and of a check that fails; `backup` is the folder with the replaced shop, undefined if it is committed
 *   in git
 */
export function makeShop(
  folder: string,
  answers: ShopAnswers,
  columns: Readonly<Record<string, string>>,
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
    const shop = { dataDir: folder, catalogueFile: join(folder, 'catalogue.json') };
    const imported = runInDraft(draft, shop, 'catalogue/import/run-import', ...args);
    const checked = imported.status === 0 ? runInDraft(draft, shop, 'catalogue-check', '--quiet') : undefined;
    const output = [imported.stdout, imported.stderr, checked?.status ? checked.stderr : '']
      .join('')
      .replace(/^.*import-map\.json.*$/m, '')
      .trim();
    if (checked?.status !== 0) return { isMade: false, output };
    return { isMade: true, output, backup: moveIntoPlace(draft, folder) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The files of a new shop by path in its folder. An import then fills the empty catalogue. */
function shopFiles(answers: ShopAnswers): Record<string, string> {
  const { name, tagline, description, email, country: locale, currency, color } = answers;
  const header = { cart: false, account: false };
  const values: Readonly<Record<string, string>> = {
    // Swedish dates are ISO dates.
    day: new Intl.DateTimeFormat('sv-SE').format(),
    quotedName: name.replace(/["\\]/g, '\\$&'),
    description: escapeMarkdown(description),
    email: escapeMarkdown(email),
    address: encodeURI(email),
  };
  const pages = readdirSync(PAGES).map((page): [string, string] => [
    `pages/${page}`,
    readFileSync(`${PAGES}${page}`, 'utf8').replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ''),
  ]);
  return {
    'site.json': asJson({ ...schemaOf('site'), name, tagline, description, email, currency, locale, header }),
    'theme.json': asJson({ ...schemaOf('theme'), colors: shopColors(color) }),
    'catalogue.json': asJson({}),
    ...Object.fromEntries(pages),
  };
}

/** Link from a data file to its JSON Schema. */
const schemaOf = (name: string) => ({ $schema: `../${SCHEMAS_FOLDER}/${name}.schema.json` });

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Escapes the characters that Markdown would interpret. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#+!|~&]/g, '\\$&');

/** The colors of a new shop. Ink and paper have a slight tint of the accent. */
export function shopColors(accent: string): { accent: string; ink: string; paper: string } {
  return { accent, ink: mixColors('#1c1c1c', accent, 0.05), paper: mixColors('#f7f7f7', accent, 0.02) };
}
