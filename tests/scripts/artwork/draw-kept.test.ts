import { readdirSync, writeFileSync } from 'node:fs';
import { drawShop } from '@/artwork/draw-shop';
import { DRAWING_SETS } from '@/artwork/drawing-sets';
import { optimize } from '@/artwork/optimize';
import { drawKept } from '@/scripts/artwork/draw-kept';
import { productFrom } from '@/tests/fixtures/catalogue';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at } = testFolder();
const everyday = DRAWING_SETS.everyday as NonNullable<(typeof DRAWING_SETS)[string]>;
const choose = jest.fn(everyday.choose);
beforeEach(() => choose.mockClear());

const CAP = productFrom({ id: 'cap', artwork: 'cap' });
const BELT = productFrom({ id: 'belt', artwork: 'belt' });
const shopOf = (...products: (typeof CAP)[]) => ({
  products,
  categories: ['clothing'],
  mark: 'M4 4H28V28H4Z',
  set: { ...everyday, choose },
});
const draw = (...products: (typeof CAP)[]) => drawKept(shopOf(...products), at('kept'));
const drawnIds = () => choose.mock.calls.map(([product]) => product.artwork);

test('the drawings are those of a shop that keeps none, made smaller', async () => {
  const { files, manifest } = drawShop({ ...shopOf(CAP, BELT), optimize });
  const kept = await draw(CAP, BELT);
  expect(kept.manifest).toEqual(manifest);
  expect(Object.keys(manifest.drawings)).toEqual(['cap', 'belt']);
  expect([...kept.files].sort()).toEqual([...files].sort());
});

test('what was drawn before is drawn no second time, and only a product that looks otherwise is', async () => {
  const first = await draw(CAP, BELT);
  choose.mockClear();
  expect(await draw(CAP, BELT)).toEqual(first);
  expect(drawnIds()).toEqual([]);
  const twin = { ...BELT, id: 'other-belt' };
  const polo = productFrom({ id: 'belt', artwork: 'polo' });
  const { manifest } = await draw(CAP, polo, twin);
  expect(drawnIds()).toEqual(['polo']);
  expect(manifest.drawings).toMatchObject({
    cap: first.manifest.drawings.cap,
    'other-belt': first.manifest.drawings.belt,
  });
});

test('what is damaged is drawn again, and comes out the same', async () => {
  const first = await draw(CAP, BELT);
  for (const name of readdirSync(at('kept'))) writeFileSync(at('kept', name), 'damaged');
  expect(await draw(CAP, BELT)).toEqual(first);
});

test('what no product has any more is not kept', async () => {
  await draw(CAP);
  const names = readdirSync(at('kept')).length;
  await draw(CAP, BELT);
  expect(readdirSync(at('kept')).length).toBeGreaterThan(names);
  await draw(CAP);
  expect(readdirSync(at('kept'))).toHaveLength(names);
});
