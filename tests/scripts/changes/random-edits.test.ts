import { formatProblem } from '@/lib/catalogue/parse';
import { checkCatalogue } from '@/scripts/catalogue/check-catalogue';
import { createRandom } from '@/scripts/catalogue/random';
import { DATA_EDITS } from '@/scripts/changes/data-edits';
import { EDIT_NAMES, randomEdits } from '@/scripts/changes/random-edits';
import { ROW_EDITS } from '@/scripts/changes/row-edits';
import { readShopFiles, type ShopFiles, writeShopFiles } from '@/scripts/changes/shop-files';
import { SHOP } from '@/tests/fixtures/shops';
import { testFolder } from '@/tests/fixtures/test-folder';

const SHOP_FILES = readShopFiles(SHOP.dataDir);
const isAccepted = ({ catalogue }: ShopFiles) => checkCatalogue(catalogue, 'catalogue.json').ok;
const { at } = testFolder();

test('the same seed gives the same edits, another one gives others, and the shop before them stays as it was', () => {
  const before = JSON.stringify(SHOP_FILES);
  const [first, again, other] = [1, 1, 2].map((seed) => JSON.stringify(randomEdits(SHOP_FILES, seed, isAccepted)));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(JSON.stringify(SHOP_FILES)).toBe(before);
});

test('every kind of edit occurs among some hundred sets, each of which changes something that the check accepts', () => {
  const seen = new Set<string>();
  let files = SHOP_FILES;
  for (let seed = 1; seed <= 300; seed += 1) {
    const set = randomEdits(files, seed, isAccepted);
    expect(JSON.stringify(set.files)).not.toBe(JSON.stringify(files));
    for (const name of set.edits) seen.add(name);
    ({ files } = set);
  }
  expect(EDIT_NAMES.filter((name) => !seen.has(name))).toEqual([]);
  const result = checkCatalogue(files.catalogue, 'catalogue.json');
  expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
});

test.each(Object.entries({ ...ROW_EDITS, ...DATA_EDITS }))('%s: an edit is accepted by itself', (_, edit) => {
  const accepted = Array.from({ length: 20 }, (__, seed) => {
    const files = structuredClone(SHOP_FILES);
    return edit(files, createRandom(seed)) && isAccepted(files);
  });
  expect(accepted).toContain(true);
});

test('a set that is refused gives way to another one, and one after which nothing is left to try is a failure', () => {
  const [first] = [randomEdits(SHOP_FILES, 1, isAccepted)];
  const asked: ShopFiles[] = [];
  const second = randomEdits(SHOP_FILES, 1, (files) => asked.push(files) > 1);
  expect(asked[0]).toEqual(first.files);
  expect(second.files).toEqual(asked[1]);
  expect(() => randomEdits(SHOP_FILES, 1, () => false)).toThrow('No set of edits with the seed 1 was accepted');
});

test('files are read and written as they are, and those that a folder leaves out stay out', () => {
  const { faq: _, ...files } = SHOP_FILES;
  writeShopFiles(at(), files);
  expect(readShopFiles(at())).toEqual(files);
});
