import { expect, test } from './fixtures';
import { visitAndInstall } from './kept-pages';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow' });

test('a first page is painted with the font of headings alone, the next with that of texts too; one of other letters comes where they are', async ({
  page,
}) => {
  const asked: string[] = [];
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await visitAndInstall(page, '/');
  expect(asked).toHaveLength(1);
  const system = await family();
  await visit(page, '/faq/');
  expect(await family()).not.toBe(system);
  expect(await family()).toContain(system);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(2);
  await page.evaluate(() => document.querySelector('h1')?.append(' Ærø'));
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBe(3);
});
