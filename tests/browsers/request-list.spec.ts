import { plain, sized } from '../e2e/request-goods';
import { written } from '../e2e/written';
import { fillList, LINES } from './fill-list';
import { expect, test } from './fixtures';
import type { Page } from './page';

const TWO = [written(sized, 3), written(plain, 2)];

/** The text in the field that is called so. */
const textIn = (visitor: Page, label: string) =>
  visitor.run((words) => {
    const fields = [...document.querySelectorAll('input')];
    return fields.find(({ labels }) => labels?.[0]?.textContent === words)?.value;
  }, label);
const expectValue = (visitor: Page, label: string, value: string) =>
  expect.poll(() => textIn(visitor, label)).toBe(value);

test('lines are written on the pad, edited, and there after a reload and in another tab (row 18)', async ({
  visitor,
}) => {
  await fillList(visitor, TWO);
  await visitor.see(LINES, `Line 1: ${sized.name}`);
  await visitor.fill('main input', '12', 'Quantity, line 1');
  await visitor.keys('Tab');
  await visitor.reload();
  await visitor.see(LINES, `Line 2: ${plain.name}`);
  await expectValue(visitor, 'Quantity, line 1', '12');
  // No more than looked at: WebKit's driver presses nothing there, and Chromium's no finger in the first from then on.
  const other = await visitor.another();
  await other.visit('/request/');
  await other.see(LINES, `Line 1: ${sized.name}`);
  await expectValue(other, 'Quantity, line 1', '12');
});

test('the link of a list is copied, and joins a list where it is opened (row 18)', async ({ visitor }) => {
  await fillList(visitor, TWO);
  // Some systems share by themselves; here the copy is looked at.
  await visitor.run(() => Object.defineProperty(navigator, 'share', { value: undefined }) && undefined);
  await visitor.press('main button:enabled', 'Copy link');
  await visitor.see('main [role=status]', 'Link copied.');
  await visitor.run(() => {
    const writeText = async (text: string) => {
      document.documentElement.dataset.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await visitor.press('main button:enabled', 'Copy link');
  const link = await visitor.until('the link', () => visitor.run(() => document.documentElement.dataset.copied));
  await visitor.press('main button', 'Remove line 1');
  await visitor.gone(LINES, /^Line 2: /);
  await visitor.visit('/faq/');
  await visitor.visit(`/request/${new URL(link).hash}`);
  await visitor.see('main h2', 'This link holds a list of 2 lines');
  await visitor.press('main button', 'Join with my 1 line');
  await visitor.see(LINES, `Line 2: ${sized.name}`);
  await expectValue(visitor, 'Quantity, line 2', '3');
  await expect.poll(async () => (await visitor.url()).hash).toBe('');
});
