/** `npm run shop:new`: replaces the shop in `data/` by a new one. */

import { existsSync } from 'node:fs';
import { confirm, intro, isCancel, log, multiselect, outro, select } from '@clack/prompts';
import { importFieldLabel } from '../lib/admin/import/import-fields';
import { readCommand } from './build/cli/command';
import { exitCancelled, terminalPrompts } from './build/cli/prompts';
import { nextCommands } from './build/cli/shop-messages';
import { makeShop } from './catalogue/shop-new/make-shop';
import {
  askForProducts,
  findUnmappedColumns,
  gatherAnswers,
  isForShoppers,
  type UnmappedColumns,
} from './catalogue/shop-new/questions';
import { checkTarget, describeShop } from './catalogue/shop-new/replace-data';

const { values, flags } =
  readCommand(`npm run shop:new -- [--into FOLDER] [--replace] [--name TEXT] [--tagline TEXT] [--description TEXT] [--email ADDRESS]
  [--country NAME] [--currency CODE] [--color COLOR] [--products FILE]

Replaces the shop in data/ by a new one: facts, colors, three pages to complete, and the products of a table or of another shop. It asks
for every value that has no option. Nothing is written before every answer is valid.
--into FOLDER  makes the shop in a new folder instead
--replace      replaces data/ without asking`);
const into = values.get('into');
const folder = into ?? (process.env.DATA_DIR || 'data');
checkTarget(folder, into === undefined);
const ask = terminalPrompts();
if (ask) intro('A new shop. Press Enter to accept a suggestion, Ctrl+C to cancel.');

if (into === undefined && existsSync(folder) && !flags.has('replace')) {
  const replaced = `This replaces ${describeShop(folder)}.`;
  if (!ask) throw new Error(`${replaced}\nAdd --replace to agree, or --into FOLDER for another folder.`);
  const isAgreed = await confirm({ message: `${replaced} Replace it?`, initialValue: false });
  if (isCancel(isAgreed) || !isAgreed) {
    outro('Nothing was written. To try a new shop in another folder:  npm run shop:new -- --into my-trial');
    process.exit(0);
  }
}
const answers = await gatherAnswers(values, ask);
const createShop = async () => {
  const unmapped = answers.products ? await findUnmappedColumns(answers.products) : { unknown: [], missing: [] };
  const specifications = Object.fromEntries(unmapped.unknown.filter(isForShoppers).map((column) => [column, 'spec']));
  return makeShop(folder, answers, ask ? await askForColumns(unmapped) : specifications);
};
let result = await createShop();
while (!result.isMade && ask && answers.products) {
  log.error(result.output);
  answers.products = await askForProducts(ask);
  result = await createShop();
}
if (!result.isMade) throw new Error(`${result.output}\nNothing was written.`);
if (result.output) console.log(`\n${result.output}`);
// A dynamic import: the module reads the shop, which may have been invalid until now.
const changed =
  folder === 'data' ? (await import('./catalogue/shop-new/update-host-files')).updateHostFiles(answers.name) : [];
console.log(`
${answers.name} is in ${folder}/.${result.backup ? ` The replaced shop is in ${result.backup}/.` : ''}${changed.length > 0 ? ` Also changed: ${changed.join(', ')}.` : ''}
Replace the lines "To be written" in ${folder}/pages by your own text; until then they are not shown.

${nextCommands(folder)}
How to continue: docs/shop.md`);

/** Prompts for the fields of columns with unknown headings. Returns fields by column. */
async function askForColumns({ unknown, missing }: UnmappedColumns): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  const toOptions = (columns: string[]) => columns.map((name) => ({ value: name, label: name }));
  const remaining = () => unknown.filter((column) => !fields[column]);
  for (const field of missing) {
    if (remaining().length === 0) break;
    const message = `Which column of your file is this: ${importFieldLabel(field)}?`;
    const column = await select({ message, options: [{ value: '', label: 'None' }, ...toOptions(remaining())] });
    if (isCancel(column)) exitCancelled();
    if (column) fields[column] = field;
  }
  if (remaining().length === 0) return fields;
  const shown = await multiselect({
    message: 'Which of these columns should product pages show? (Space selects, Enter continues)',
    options: toOptions(remaining()),
    initialValues: remaining().filter(isForShoppers),
    required: false,
  });
  if (isCancel(shown)) exitCancelled();
  for (const column of shown) fields[column] = 'spec';
  return fields;
}
