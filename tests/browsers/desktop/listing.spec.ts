import { place } from '../../e2e/picks';
import { expect, test } from '../fixtures';
import { cheapestFirst, maker, ofMaker, summaryOf } from '../subjects';

test('a tick in the panel filters the listing, and count and address follow', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.press(`#filters input[name="brand"][value="${maker}"]`);
  await visitor.see('main h2', summaryOf(ofMaker));
  expect((await visitor.url()).searchParams.get('brand')).toBe(maker);
  await visitor.press('main button', `Remove ${maker}`);
  await visitor.see('main h2', summaryOf(place.goods));
});

test('a listing is sorted by keyboard', async ({ visitor }) => {
  await visitor.visit(place.path);
  await visitor.select('main select[name="sort"]', 'price-low-high');
  await expect.poll(() => visitor.texts('main article h3')).toEqual(cheapestFirst);
  expect((await visitor.url()).searchParams.get('sort')).toBe('price-low-high');
});
