import type { Page } from '@playwright/test';
import { confirmed, press } from './admin-page';
import { fillForm, save } from './deeds';
import type { Good } from './goods';
import { applyButton, chooseFile, exportCsv } from './import-file';
import { type Outcome, observe, type Shop } from './shop';
import { withPrices } from './with-prices';

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
  const present = goods.all.filter(({ id }) => !model.get(id).isDeleted);
  const prices = new Map(present.map(({ id, price }) => [id, Math.round(price * factor * 100) / 100]));
  const file = withPrices(await exportCsv(importer), (id) => prices.get(id));
  const [first, ...others] = goods.plain
    .filter(({ id }) => prices.has(id))
    .slice(0, EDITS)
    .map(({ id, name }) => ({ id, name: `${name} at ${Math.round(factor * 100)} %` })) as [Name, ...Name[]];
  await Promise.all([
    chooseFile(importer, file).then(() => applyButton(importer).focus()),
    fillForm(editor, first.id, first),
  ]);
  const rename = async () => {
    await save(editor);
    for (const other of others) {
      await fillForm(editor, other.id, other);
      await save(editor);
    }
  };
  await Promise.all([applyImport(importer), rename()]);
  model.note(...[...prices].map(([id, price]) => ({ ...model.get(id), price })));
  for (const { id, name } of [first, ...others]) model.note({ ...model.get(id), name });
  return [];
}

type Name = Pick<Good, 'id' | 'name'>;

async function applyImport(page: Page): Promise<void> {
  await press(applyButton(page));
  await confirmed(page, ' imported.');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
