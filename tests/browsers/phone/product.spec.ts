import { guideFor } from '@/lib/catalogue/size-guides';
import { countPictures, pathOf, subject } from '../../e2e/picks';
import { expect, test } from '../fixtures';

const [drawn, testDrawn] = subject(test, 'with several pictures', (product) => countPictures(product) > 3);
const [guided, testGuided] = subject(test, 'with a size guide', (product) => guideFor(product) !== undefined);
const [limited, testLimited] = subject(test, 'with states', ({ restrictions }) => Boolean(restrictions?.states.length));

const LARGE = 'ul[aria-label="Pictures, large"]';
const SMALL = 'ul[aria-label="Pictures"]';

testDrawn('a swipe brings up the next picture, which can be opened (row 49)', async ({ visitor }) => {
  await visitor.visit(pathOf(drawn));
  await visitor.swipe(LARGE);
  await visitor.see(`${LARGE} li:nth-child(2) figure`);
  await visitor.until('the second small picture is marked', () =>
    visitor.run((css) => document.querySelector(`${css} li:nth-child(2) [aria-current="true"]`) !== null, SMALL),
  );
  await visitor.press(`${LARGE} li:nth-child(2) img`);
  await visitor.see('dialog h2');
  const [second, opened] = await visitor.run(
    (css) =>
      [...document.querySelectorAll(`${css} li:nth-child(2) img, dialog img`)].map((img) => img.getAttribute('alt')),
    LARGE,
  );
  expect(opened).toBe(second);
});

testGuided('the size guide opens over the product, and Back leads back to it', async ({ visitor }) => {
  await visitor.visit(pathOf(guided));
  await visitor.press('main a', 'Size guide');
  await visitor.see('dialog h2', /^Size guide: /);
  await visitor.press('dialog input', 'Centimeters');
  await visitor.see('dialog th', /, cm$/);
  await visitor.back();
  await visitor.gone('dialog');
  await visitor.see('h1', guided.name);
  expect(await visitor.focused()).toBe('Size guide');
});

testLimited('a product that is not shipped to a state says so, and remembers the state', async ({ visitor }) => {
  const [code = ''] = limited.restrictions?.states ?? [];
  await visitor.visit(pathOf(limited));
  await visitor.see('#limits');
  await visitor.select('section[aria-labelledby="limits"] select', code);
  await visitor.see('[role=status]', 'Not shipped to your state.');
  await visitor.reload();
  await visitor.see('[role=status]', 'Not shipped to your state.');
});
