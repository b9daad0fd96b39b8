import type { Page } from '@playwright/test';
import { button, confirmed, dismiss, find, goTo, press, price, rows, selectionBar, showState } from './admin-page';

/** Opens a product's form from the list and puts the focus on Save, so that one key saves. */
export async function fillForm(page: Page, id: string, fields: { name?: string; price?: number }): Promise<void> {
  const row = await find(page, id);
  await press(row.getByRole('link').first());
  await price(page).waitFor();
  if (fields.price !== undefined) await price(page).fill(String(fields.price));
  if (fields.name !== undefined) await page.getByLabel('Product name').fill(fields.name);
  await button(page, 'Save product').focus();
}

/** Presses Save in a form that {@link fillForm} has filled in, and waits for the word and for the list. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await confirmed(page, 'Product updated successfully!');
  await rows(page).first().waitFor();
}

export async function setPrice(page: Page, id: string, value: number): Promise<void> {
  await fillForm(page, id, { price: value });
  await save(page);
}

export async function duplicate(page: Page, id: string): Promise<void> {
  await dismiss(page);
  await press((await find(page, id)).getByRole('button', { name: 'Duplicate' }));
  await confirmed(page, 'Product duplicated.');
}

export async function remove(page: Page, id: string): Promise<void> {
  await dismiss(page);
  await press((await find(page, id)).getByRole('button', { name: 'Delete' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await confirmed(page, 'Product deleted successfully!');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

export async function restore(page: Page, id: string): Promise<void> {
  await dismiss(page);
  await showState(page, 'deleted');
  await press((await find(page, id)).getByRole('button', { name: 'Restore' }));
  await confirmed(page, 'Product restored.');
  await showState(page, '');
}

/** Takes a product back to what the store shows, on Changes. */
export async function revert(page: Page, id: string): Promise<void> {
  await dismiss(page);
  await goTo(page, 'Changes');
  const row = page.getByRole('row').filter({ has: page.getByText(id, { exact: true }) });
  await press(row.getByRole('button', { name: /^(Revert|Restore) / }));
  await confirmed(page, 'Back to the published product.');
  await goTo(page, 'Products');
}

/** Changes the prices of ticked products by percent. */
export async function changePrices(page: Page, ids: readonly string[], percent: number): Promise<void> {
  await dismiss(page);
  for (const id of ids) await (await find(page, id)).getByRole('checkbox').press('Space');
  await page.getByLabel('Name, maker or id').fill('');
  await page.getByText(`${ids.length} selected`).waitFor();
  await press(selectionBar(page).getByRole('button', { name: 'Change' }));
  await page.getByLabel('Change in percent').fill(String(percent));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }));
  await confirmed(page, `${ids.length} products changed.`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(button(page, 'Clear'));
}

export async function undo(page: Page): Promise<void> {
  await press(button(page, 'Undo'));
  await confirmed(page, 'Undone.');
}
