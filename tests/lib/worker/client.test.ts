import { DEFAULT_STATE } from '@/lib/listing/address';
import { PREVIEW_NAME, providePreview } from '@/lib/preview';
import { askCatalogue, loadCatalogue } from '@/lib/worker/client';
import { answerFetch } from '@/tests/components/answers';
import { answerFrom, endWorker, failWorker, loads } from '@/tests/components/catalogue-worker';
import { columnsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from '@/tests/lib/listing/state';

const COLUMNS = columnsOf({ name: 'Shirt' }, { name: 'Boot' });
const ask = () => askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE });

afterEach(endWorker);

test('the first question loads the index, once for all', async () => {
  answerFrom(COLUMNS);
  expect(loadCatalogue()).toBe(loadCatalogue());
  await expect(loadCatalogue()).resolves.toEqual({ products: 2 });
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('which index is current is asked for anew, and the worker is told', async () => {
  const fetching = answerFetch({ body: { catalogue: 'catalogue-4567.json' } });
  answerFrom(COLUMNS);
  await ask();
  expect(fetching.mock.calls).toEqual([['/data/current.json', { cache: 'no-cache' }]]);
  expect(loads.at(-1)?.index).toBe('http://localhost/data/catalogue-4567.json');
});

test.each([{ status: 404 }, { html: '<!DOCTYPE html>' }])(
  'without its name (%j) the load fails, and the next question tries again',
  async (answer) => {
    answerFetch(answer, { body: { catalogue: 'catalogue-0123.json' } });
    answerFrom(COLUMNS);
    await expect(ask()).rejects.toThrow();
    await expect(ask()).resolves.toMatchObject({ count: 2 });
  },
);

test('a load that fails rejects, and the next question tries again', async () => {
  failWorker();
  await expect(ask()).rejects.toThrow('The catalogue index answered 404');
  answerFrom(COLUMNS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('questions asked at once get their own answers', async () => {
  answerFrom(COLUMNS);
  const makers = ['Acme', 'Nobody'].map((brand) =>
    askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: stateOf({ brand: [brand] }) }),
  );
  expect((await Promise.all(makers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a worker that ends rejects what waits, and the next question starts another', async () => {
  answerFrom(COLUMNS);
  const waiting = ask();
  await loadCatalogue();
  endWorker();
  await expect(waiting).rejects.toThrow();
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('a preview waits for the edits to be handed in, and is made of them', async () => {
  localStorage.setItem(`sp:${PREVIEW_NAME}`, 'on');
  answerFrom(COLUMNS);
  const answer = ask();
  const edited = columnsOf({ name: 'Hat' });
  providePreview(async () => edited);
  await answer;
  localStorage.removeItem(`sp:${PREVIEW_NAME}`);
  expect(loads.at(-1)?.index).toBe(edited);
});
