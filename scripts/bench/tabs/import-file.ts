import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, dismiss, goTo, press } from './admin-page';

/** Exports the list as CSV on Changes. */
export async function exportCsv(page: Page): Promise<string> {
  await dismiss(page);
  await goTo(page, 'Changes');
  const [download] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Export CSV'))]);
  return readFile(await download.path(), 'utf8');
}

/** Chooses a file on Changes: the question whether it shall be applied follows. */
export async function chooseFile(page: Page, csv: string): Promise<void> {
  const chosen = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Import a file').setInputFiles(chosen);
}

export const applyButton = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^Import / });
