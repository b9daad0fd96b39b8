import type { Page } from './page';

/** The lines of the request list, named by number and product. */
export const LINES = 'main li[aria-labelledby]';

/** Writes lines on the quick order pad and adds what is found. */
export async function fillList(visitor: Page, lines: readonly string[]) {
  await visitor.visit('/request/');
  await visitor.press('main textarea', 'Lines as you write them');
  for (const [index, line] of lines.entries()) {
    if (index > 0) await visitor.keys('Enter');
    await visitor.type(line);
  }
  await visitor.press('main button', 'Look up');
  await visitor.press('main button', /^Add \d+ lines?$/);
  await visitor.see(LINES, new RegExp(`^Line ${lines.length}: `));
}
