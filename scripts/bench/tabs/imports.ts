import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { button, confirmed, dismiss, goTo, press } from './admin-page';
import { fillForm, save } from './deeds';
import type { Good } from './goods';
import type { Model } from './model';
import { type Outcome, observe, type Shop } from './shop';

/** Edits of the other tab for each import: one is saved with it, the others follow. */
const EDITS = 3;
/** How much of the published price a trial takes off, as a share: what was dearer before stays dearer. */
const STEP = 0.01;

/** Imports of every product with another price in one tab, while another renames some. */
export async function imports(
  shop: Shop,
  count: number,
  onTrial: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const sum: Outcome = { trials: 0, losses: [], forks: 0 };
  while (sum.trials < count) {
    onTrial(sum.trials);
    const factor = 1 - STEP * (sum.trials + 1);
    const { losses, forks } = await observe(shop, 1, () => importOnce(shop, factor));
    sum.trials += 1;
    sum.losses.push(...losses.map((line) => `import ${sum.trials}: ${line}`));
    sum.forks += forks;
  }
  return sum;
}

async function importOnce({ tabs, goods, model }: Shop, factor: number): Promise<string[]> {
  const [importer, editor] = tabs as [Page, Page];
  const { file, imported } = reprice(await exportCsv(importer), model, factor);
  const [first, ...others] = goods.plain
    .slice(0, EDITS)
    .map(({ id, name }) => ({ id, name: `${name} at ${Math.round(factor * 100)} %` })) as [Name, ...Name[]];
  await Promise.all([openImport(importer, file), fillForm(editor, first.id, first)]);
  const rename = async () => {
    await save(editor);
    for (const other of others) {
      await fillForm(editor, other.id, other);
      await save(editor);
    }
  };
  await Promise.all([applyImport(importer), rename()]);
  model.note(...imported);
  for (const { id, name } of [first, ...others]) model.note({ ...model.get(id), name });
  return [];
}

type Name = Pick<Good, 'id' | 'name'>;

async function exportCsv(page: Page): Promise<string> {
  await goTo(page, 'Changes');
  const [download] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Export CSV'))]);
  return readFile(await download.path(), 'utf8');
}

/** The file with a share of the published price in each row, and what the list must say after it. */
function reprice(csv: string, model: Model, factor: number): { file: string; imported: Good[] } {
  const { data, meta } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const imported = data.flatMap(({ id = '' }): Good[] => {
    const published = model.asPublished(id);
    return published ? [{ ...model.get(id), price: Math.round(published.price * factor * 100) / 100 }] : [];
  });
  const prices = new Map(imported.map(({ id, price }) => [id, String(price)]));
  const rows = data.map((cells) => ({ ...cells, price: prices.get(cells.id ?? '') ?? cells.price }));
  return { file: Papa.unparse({ fields: meta.fields ?? [], data: rows }), imported };
}

/** Chooses a file on Changes, up to the question whether it shall be applied. */
async function openImport(page: Page, file: string): Promise<void> {
  await dismiss(page);
  const chosen = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
  await page.getByLabel('Import CSV').setInputFiles(chosen);
  await apply(page).focus();
}

async function applyImport(page: Page): Promise<void> {
  await press(apply(page));
  await confirmed(page, ' imported.');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const apply = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Apply / });
