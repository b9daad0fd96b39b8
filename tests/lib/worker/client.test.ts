import { DEFAULT_STATE } from '@/lib/listing/listing-url';
import { askCatalogue, loadCatalogue } from '@/lib/worker/client';
import { answerFrom, endWorker, failWorker } from '@/tests/components/catalogue-worker';
import { columnsOf } from '@/tests/fixtures/index-rows';

const COLUMNS = columnsOf({ name: 'Shirt' }, { name: 'Boot' });
const ask = () => askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE });

afterEach(endWorker);

test('the first question loads the index, once for all', async () => {
  answerFrom(COLUMNS);
  expect(loadCatalogue()).toBe(loadCatalogue());
  await expect(loadCatalogue()).resolves.toEqual({ products: 2 });
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('a load that fails rejects, and the next question tries again', async () => {
  failWorker();
  await expect(ask()).rejects.toThrow('The catalogue index answered 404');
  answerFrom(COLUMNS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('questions asked at once get their own answers', async () => {
  answerFrom(COLUMNS);
  const makers = ['Acme', 'Nobody'].map((brand) =>
    askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: { ...DEFAULT_STATE, brands: [brand] } }),
  );
  expect((await Promise.all(makers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a worker that ends rejects what waits, and the next question starts another', async () => {
  answerFrom(COLUMNS);
  const waiting = ask();
  endWorker();
  await expect(waiting).rejects.toThrow();
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});
