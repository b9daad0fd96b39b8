import { checkTarget, describeShop, moveIntoPlace } from '@/scripts/catalogue/shop-new/replace-data';
import { commitAll, testFolder } from '@/tests/fixtures/test-folder';

const DEMO = {
  'data/catalogue.json': '{"a":{"products":[{"id":"1"},{"id":"1"}]}}',
  'data/site.json': '{"name":"Demo"}',
};
const folder = testFolder({ ...DEMO, 'new/site.json': '{"name":"New"}' });
const replace = () => moveIntoPlace(folder.at('new'), folder.at('data'));

test('the replaced shop is described', () => {
  expect(describeShop(folder.at('data'))).toMatch(/^Demo \(.*data\/\): 1 product, 2 files$/);
});

test('a committed shop can be replaced, a shop with uncommitted changes cannot', () => {
  commitAll(folder.at());
  expect(() => checkTarget(folder.at('data'), true)).not.toThrow();
  folder.write({ 'data/site.json': '{"name":"Mine"}', 'data/faq.json': '[]' });
  expect(() => checkTarget(folder.at('data'), true)).toThrow(/not committed: .*site\.json, .*faq\.json\.\nCommit them/);
  commitAll(folder.at());
  checkTarget(folder.at('data'), true);
  expect([replace(), folder.read('data/site.json')]).toEqual([undefined, '{"name":"New"}']);
});

test('without git the replaced shop is moved to a backup, which is never overwritten', () => {
  checkTarget(folder.at('data'), true);
  expect([replace(), folder.read('data/site.json')]).toEqual([folder.at('data.old'), '{"name":"New"}']);
  expect(folder.read('data.old/site.json')).toBe(DEMO['data/site.json']);
  expect(() => checkTarget(folder.at('data'), true)).toThrow('data.old/ has the shop that was replaced last');
});

test('a folder with files is rejected', () => {
  expect(() => checkTarget(folder.at('data'), false)).toThrow('has files in it, and nothing was changed');
  expect(() => checkTarget(folder.at('data/site.json'), false)).toThrow('is a file');
  expect(() => checkTarget(folder.at('nowhere'), false)).not.toThrow();
});
