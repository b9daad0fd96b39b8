import { isColored, pathOf, place, subject } from '../e2e/picks';
import { expect, test } from './fixtures';

const [shirt, testShirt] = subject(test, 'in two colors and in M and L', isColored);

testShirt(
  'sizes and quantities are typed into the grid of a product, and all are added (row 18)',
  async ({ visitor }) => {
    const color = shirt.colors[1]?.name ?? '';
    await visitor.visit(`${pathOf(shirt)}?${new URLSearchParams({ color, size: 'L' })}`);
    await visitor.press('main button', 'Sizes and quantities');
    await visitor.see('dialog h2', 'Add to request list');
    await expect.poll(() => visitor.focused()).toBe(`${color}, size L, quantity`);
    await visitor.type('12');
    await visitor.keys('Shift+Tab');
    expect(await visitor.focused()).toBe(`${color}, size M, quantity`);
    await visitor.type('2');
    await visitor.see('dialog [role=status]', 'Total 14 in 2 sizes');
    await visitor.press('dialog button', 'Add to list');
    await visitor.gone('dialog');
    await visitor.see('main [role=status]', `Added: 14, ${color}, 2 sizes. Request list (2)`);
    await expect.poll(() => visitor.focused()).toBe('Sizes and quantities');
    await visitor.see('header a', 'Request list (2)');
  },
);

test('two goods are chosen on their cards and compared by their differences alone (row 18)', async ({ visitor }) => {
  await visitor.visit(place.path);
  const [one = '', other = ''] = [...new Set(await visitor.texts('main article h3'))];
  for (const name of [one, other]) {
    await visitor.press('main article button', `Compare: ${name}`);
    await visitor.see('main article button[aria-pressed="true"]', `Compare: ${name}`);
  }
  await visitor.press('aside a', 'Compare (2)');
  const heads = async () =>
    (await visitor.texts('main thead th[scope="col"]')).map((text, index) => text.endsWith([one, other][index] ?? ''));
  await expect.poll(heads).toEqual([true, true]);
  expect((await visitor.url()).searchParams.getAll('id')).toHaveLength(2);
  await visitor.press('main input[type="checkbox"]', 'Differences only');
  await visitor.until('it in the address', async () => (await visitor.url()).searchParams.has('only'));
  await visitor.reload();
  await expect.poll(heads).toEqual([true, true]);
  expect(
    await visitor.run(() => document.querySelector<HTMLInputElement>('main input[type="checkbox"]')?.checked),
  ).toBe(true);
});
