import { categoryRule } from '@/lib/catalogue/categories';
import { given, isPaged, place, subplaces } from '../../e2e/picks';
import { expect, test } from '../fixtures';
import { maker, ofMaker, summaryOf } from '../subjects';

const slides = subplaces.filter(({ path }) => path.startsWith(place.path)).length;
const SLIDER = '[aria-roledescription="carousel"]';

test('the sheet of filters counts what it will show, and gives the focus back', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press('button', 'Filters');
  await visitor.press(`dialog input[name="brand"][value="${maker}"]`);
  await visitor.press('dialog button', new RegExp(`^Show ${ofMaker.length} product`));
  await visitor.gone('dialog');
  await visitor.see('main h2', summaryOf(ofMaker));
  expect((await visitor.url()).searchParams.get('brand')).toBe(maker);
  await expect.poll(() => visitor.focused()).toBe('Filters (1)');
});

test('the sheet of filters is closed by Back, which keeps what was ticked', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press('button', 'Filters');
  await visitor.press(`dialog input[name="brand"][value="${maker}"]`);
  await visitor.see('dialog button', new RegExp(`^Show ${ofMaker.length} product`));
  await visitor.back();
  await visitor.gone('dialog');
  await visitor.see('main h2', summaryOf(ofMaker));
});

given(test, isPaged)('numbered pages lead on, and Back finds the place', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press('nav[aria-label="Pages"] a', 'Next page');
  await visitor.until('the second page', async () => (await visitor.url()).pathname.endsWith('/page/2/'));
  await visitor.live();
  const names = await visitor.texts('main article h3');
  await visitor.press('main article a', names.at(-1));
  await visitor.see('h1', names.at(-1));
  await visitor.live();
  await visitor.back();
  await expect.poll(() => visitor.texts('main article h3')).toEqual(names);
  // Far below the top stands what was pressed.
  await expect.poll(() => visitor.run(() => window.scrollY)).toBeGreaterThan(200);
});

const testSlides = given(test, categoryRule(place.key).hasSlider && slides > 2);

testSlides('the slider is turned by its buttons, and stands still when it is paused', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press(`${SLIDER} button`, 'Pause slides');
  await visitor.see(`${SLIDER} button[aria-label="Play slides"]`);
  const [before = ''] = await visitor.texts(`${SLIDER} span`, /^\d+\/\d+$/);
  const next = `${(Number.parseInt(before, 10) % slides) + 1}/${slides}`;
  await visitor.press(`${SLIDER} button`, 'Next slide');
  await visitor.see(`${SLIDER} span`, next);
  await visitor.see(`${SLIDER} li[aria-label="${next.replace('/', ' of ')}"] a`);
  await visitor.press(`${SLIDER} button`, 'Previous slide');
  await visitor.see(`${SLIDER} span`, before);
});

testSlides('a swipe brings up the next slide, whose link works (row 49)', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press(`${SLIDER} button`, 'Pause slides');
  await visitor.see(`${SLIDER} button[aria-label="Play slides"]`);
  // The last has none after it.
  while (await visitor.texts(`${SLIDER} span`, `${slides}/${slides}`).then(({ length }) => length))
    await visitor.press(`${SLIDER} button`, 'Next slide');
  const [before = ''] = await visitor.texts(`${SLIDER} span`, /^\d+\/\d+$/);
  const next = Number.parseInt(before, 10) + 1;
  await visitor.swipe(`${SLIDER} ul`);
  await visitor.see(`${SLIDER} span`, `${next}/${slides}`);
  const name = await visitor.see(`${SLIDER} li[aria-label="${next} of ${slides}"] h2`);
  await visitor.press(`${SLIDER} li[aria-label="${next} of ${slides}"] a`);
  await visitor.see('h1', name);
});
