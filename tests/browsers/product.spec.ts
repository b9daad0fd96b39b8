import { countPictures, isColored, pathOf, subject } from '../e2e/picks';
import { expect, test } from './fixtures';

const [drawn, testDrawn] = subject(test, 'with several pictures', (product) => countPictures(product) > 3);
const [sized, testSized] = subject(test, 'with sizes', ({ sizes }) => sizes.system === 'alpha');
const [coloured, testColored] = subject(test, 'in two colors and in M and L', isColored);

const LARGE = 'ul[aria-label="Pictures, large"]';

testDrawn('the closer look is closed by Escape and by Back, and the focus returns', async ({ visitor }) => {
  await visitor.visit(pathOf(drawn));
  await visitor.press('button', 'Look closer');
  await visitor.see('dialog h2');
  const width = () => visitor.run(() => document.querySelector('dialog img')?.getBoundingClientRect().width ?? 0);
  const before = await width();
  await visitor.press('dialog button', 'Zoom in');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await visitor.keys('Escape');
  await visitor.gone('dialog');
  await expect.poll(() => visitor.focused()).toBe('Look closer');
  await visitor.press('button', 'Look closer');
  await visitor.see('dialog h2');
  await visitor.back();
  await visitor.gone('dialog');
  await expect.poll(() => visitor.focused()).toBe('Look closer');
  expect((await visitor.url()).pathname).toMatch(new RegExp(`${pathOf(drawn)}$`));
});

testSized('the first press on Share copies the address and says so (row 49)', async ({ visitor }) => {
  await visitor.visit(pathOf(sized));
  // Some systems share by themselves; here the copy is looked at.
  await visitor.run(() => Object.defineProperty(navigator, 'share', { value: undefined }) && undefined);
  await visitor.press('button', 'Share');
  await visitor.see('[role=status]', 'Link copied.');
});

testColored(
  'a color and a size that are chosen bring up their picture and stand in the address',
  async ({ visitor }) => {
    const color = coloured.colors[1]?.name ?? '';
    await visitor.visit(pathOf(coloured));
    const shown = () =>
      visitor.run((css) => document.querySelector(`${css} li:not([inert]) img`)?.getAttribute('src'), LARGE);
    const before = await shown();
    await visitor.press('input[name="color"]', color);
    await expect.poll(shown).not.toBe(before);
    await visitor.press('input[name="size"]', 'L');
    await visitor.see('legend', 'Size L');
    await expect.poll(async () => Object.fromEntries((await visitor.url()).searchParams)).toEqual({ color, size: 'L' });
    await visitor.reload();
    await visitor.see('legend', `Color ${color}`);
  },
);
