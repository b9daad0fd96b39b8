import { FONTS } from '@/lib/offline/keep-fonts';
import { storageKey } from '@/lib/storage/key';
import { expect, test } from './fixtures';
import { visit } from './visit';

test('a first page is painted with the font of headings alone, the next with that of texts too; one of other letters comes where they are', async ({
  page,
}) => {
  const asked: string[] = [];
  const isKept = () => page.evaluate((key) => localStorage.getItem(key), storageKey(FONTS));
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  const response = await page.goto('./', { waitUntil: 'commit' });
  expect((await response?.text())?.match(/as="font"/g)).toHaveLength(1);
  await expect.poll(isKept).toBe('1');
  expect(asked).toHaveLength(2);
  const before = await family();
  await visit(page, '/faq/');
  expect(await family()).not.toBe(before);
  expect(await family()).toContain(before);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  asked.length = 0;
  await page.evaluate(() => document.querySelector('h1')?.append(' Ærø'));
  await expect.poll(() => asked.length).toBe(1);
});
