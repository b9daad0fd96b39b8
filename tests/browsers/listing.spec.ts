import { place } from '../e2e/picks';
import { test } from './fixtures';

test('a listing leads to a product and back', async ({ visitor }) => {
  await visitor.visit(place.path);
  const name = await visitor.see('main article h3');
  await visitor.press('main article a', name);
  await visitor.see('h1', name);
  await visitor.live();
  await visitor.back();
  await visitor.see('h1', place.name);
});
