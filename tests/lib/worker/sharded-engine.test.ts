import { CATEGORIES, type CategoryKey } from '@/lib/catalogue/categories';
import type { Product } from '@/lib/catalogue/schema/product';
import type { Columns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { indexFiles } from '@/lib/index/file';
import { toColumns } from '@/lib/index/to-columns';
import { DEFAULT_STATE } from '@/lib/listing/address';
import type { Scope } from '@/lib/listing/scope';
import { toRow } from '@/lib/listing/to-row';
import { CatalogueEngine } from '@/lib/worker/engine';
import type { ListingAnswer, WorkerQuestion } from '@/lib/worker/protocol';
import { ShardedEngine } from '@/lib/worker/sharded-engine';
import { createRandom } from '@/scripts/catalogue/random';
import { columnsOf } from '@/tests/fixtures/index-rows';
import { sampleProducts, sampleState } from '@/tests/lib/listing/samples';
import { stateOf } from '@/tests/lib/listing/state';

jest.mock('server-only', () => ({}));

const random = createRandom(7);
const KEYS = CATEGORIES.map(({ key }) => key);
// A third stands in two categories.
const products = sampleProducts(300, 5).map(
  (product): Product => ({
    ...product,
    ...(random.chance(0.3) && { placements: [...product.placements, { category: random.pick(KEYS) }] }),
  }),
);
const rows = products.map(toRow);
const PAGES = [{ name: 'Frequently asked questions', href: '/faq/' }];
const whole = new CatalogueEngine(toColumns(rows), () => PAGES);
const { 'current.json': text = '', ...files } = indexFiles(rows, { mostInOne: 100 });
const current: Current = JSON.parse(text);

const nothing = () => undefined;

/** An engine over the shards; each comes when it is let go. */
function openShards() {
  const asked = new Map<string, (columns: Columns) => void>();
  const fetchColumns = (file: string) => new Promise<Columns>((resolve) => asked.set(file, resolve));
  const engine = new ShardedEngine({ index: current, pagesOf: () => PAGES, fetchColumns });
  const fileOf = (key: CategoryKey) => current.shards.find(({ category }) => category === key)?.file ?? '';
  const release = (file: string) => asked.get(file)?.(JSON.parse(files[file] ?? ''));
  const releaseAll = () => [...asked.keys()].toReversed().forEach(release);
  return { engine, asked, fileOf, release, releaseAll };
}

const SCOPES: Scope[] = [
  { kind: 'all' },
  ...KEYS.map((category): Scope => ({ kind: 'category', category })),
  { kind: 'brand', slug: products[0]?.brand.slug ?? '' },
  { kind: 'subcategory', category: 'footwear', slug: 'boots' },
  { kind: 'search', query: 'black shirt', isLiteral: false },
  { kind: 'search', query: 'glvoes', isLiteral: false },
];
const QUERIES = ['b', 'boot', 'tac ve', 'glvoes', 'black duty boot', '3xl shirt', 'sample-12', 'faq', 'zzz'];

type Direct = Exclude<WorkerQuestion, { kind: 'resolve' }>;

const QUESTIONS: Direct[] = [
  ...SCOPES.flatMap((scope, place) =>
    Array.from({ length: 8 }, (_, run): Direct => {
      const state = sampleState(products, place * 10 + run);
      return { kind: 'list', scope, state: { ...state, page: 1 + (run % 3) } };
    }),
  ),
  ...QUERIES.map((query): Direct => ({ kind: 'suggest', query, limit: 20 })),
  { kind: 'rows', ids: products.slice(0, 9).map(({ id }) => id) },
];

test('from shards the lines of an order mean what they mean from one index', async () => {
  const { engine, releaseAll } = openShards();
  const text = products.map(({ id }, place) => `${place} ${id}`).join('\n');
  const answer = engine.answer({ kind: 'resolve', text }, nothing);
  releaseAll();
  expect(await answer).toEqual(await whole.resolve(text));
});

test('from shards every answer is in the end what it is from one index', async () => {
  const { engine, releaseAll } = openShards();
  const answers = QUESTIONS.map((question) => engine.answer(question, nothing));
  releaseAll();
  expect(await Promise.all(answers)).toEqual(QUESTIONS.map((question) => whole.answer(question)));
  expect(engine.size).toBe(products.length);
});

test.each(KEYS)('a listing of %s needs its own shard alone, and is answered as from one index', async (category) => {
  const { engine, asked, fileOf, releaseAll } = openShards();
  const soFar = jest.fn();
  const question: WorkerQuestion = { kind: 'list', scope: { kind: 'category', category }, state: DEFAULT_STATE };
  const answer = engine.answer(question, soFar);
  expect([...asked.keys()]).toEqual([fileOf(category)]);
  releaseAll();
  expect(await answer).toEqual(whole.answer(question));
  expect(soFar).not.toHaveBeenCalled();
});

test('a listing of everything is answered from what is there so far, and then from all', async () => {
  const { engine, fileOf, release, releaseAll } = openShards();
  const heard: ListingAnswer[] = [];
  const question: WorkerQuestion = { kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE };
  const answer = engine.answer(question, (soFar) => heard.push(soFar as ListingAnswer));
  release(fileOf('footwear'));
  await new Promise(setImmediate);
  const known = rows.filter(({ placements }) => placements.some(({ category }) => category === 'footwear')).length;
  expect(heard.map(({ count, soFar }) => [count, soFar])).toEqual([[known, { known, total: products.length }]]);
  releaseAll();
  expect(await answer).toEqual(whole.answer(question));
  expect(heard).toHaveLength(1);
});

test.each<WorkerQuestion>([
  { kind: 'suggest', query: 'zzzzzz', limit: 8 },
  { kind: 'suggest', query: 'bootz', limit: 8 },
  { kind: 'rows', ids: ['sample-1'] },
])('nothing is said so far of %j, whose answer may stand in the rest', async (question) => {
  const { engine, fileOf, release, releaseAll } = openShards();
  const soFar = jest.fn();
  const answer = engine.answer(question, soFar);
  release(fileOf('badges'));
  await new Promise(setImmediate);
  releaseAll();
  await answer;
  expect(soFar).not.toHaveBeenCalled();
});

test('of an order nothing is read before all is there, and nothing at all once nobody waits', async () => {
  const { engine, fileOf, release, releaseAll } = openShards();
  const soFar = jest.fn();
  let isCancelled = false;
  const answer = engine.answer({ kind: 'resolve', text: '4 boots' }, soFar, () => isCancelled);
  release(fileOf('badges'));
  await new Promise(setImmediate);
  isCancelled = true;
  releaseAll();
  expect(await answer).toBeUndefined();
  expect(soFar).not.toHaveBeenCalled();
});

test('a question that another one has followed is answered once', async () => {
  const { engine, fileOf, release, releaseAll } = openShards();
  const [first, second] = [jest.fn(), jest.fn()];
  const answers = [engine.answer({ kind: 'suggest', query: 'b', limit: 8 }, first)];
  answers.push(engine.answer({ kind: 'suggest', query: 'bo', limit: 8 }, second));
  release(fileOf('footwear'));
  await new Promise(setImmediate);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  releaseAll();
  await Promise.all(answers);
});

test('a shard that cannot be had rejects the questions that need it, and no others', async () => {
  const fetchColumns = async (file: string): Promise<Columns> => {
    if (file === current.shards[0]?.file) throw new Error('gone');
    return JSON.parse(files[file] ?? '');
  };
  const engine = new ShardedEngine({ index: current, pagesOf: () => PAGES, fetchColumns });
  await expect(engine.fetch()).rejects.toThrow('gone');
  const category = current.shards[1]?.category as CategoryKey;
  const question: WorkerQuestion = { kind: 'list', scope: { kind: 'category', category }, state: DEFAULT_STATE };
  await expect(engine.answer(question, nothing)).resolves.toMatchObject({ cards: expect.any(Array) });
});

test('an index that has variants is answered for one variant', async () => {
  const shirt = {
    id: 'a-1',
    price: 75,
    colors: ['Black', 'Khaki'],
    sizes: ['S', '3XL'],
    variants: [{ color: 'Black', size: '3XL', price: 82 }],
  };
  const engine = new ShardedEngine({
    index: columnsOf(shirt),
    pagesOf: () => [],
    fetchColumns: () => Promise.reject(),
  });
  const cardsBelow = async (max: string) => {
    const state = stateOf({ color: ['Black'], size: ['3XL'], max: [max] });
    const answer = await engine.answer({ kind: 'list', scope: { kind: 'all' }, state }, () => undefined);
    return (answer as ListingAnswer).cards.map(({ price, choice }) => ({ price, choice }));
  };
  expect(await cardsBelow('80')).toEqual([]);
  expect(await cardsBelow('82')).toEqual([{ price: 82, choice: { color: 'Black', size: '3XL' } }]);
});
