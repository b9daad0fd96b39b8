/** @jest-environment jsdom */
import { DEFAULT_STATE } from '@/lib/listing/address';
import { PREVIEW_NAME, providePreview } from '@/lib/preview';
import { askCatalogue, loadCatalogue } from '@/lib/worker/client';
import { answerFetch } from '@/tests/components/answers';
import {
  answerFrom,
  answerWith,
  breakWorker,
  cancelled,
  crashWorker,
  endWorker,
  failWorker,
  loads,
} from '@/tests/components/catalogue-worker';
import { columnsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from '@/tests/lib/listing/state';

const COLUMNS = columnsOf({ name: 'Shirt' }, { name: 'Boot' });
const all = { kind: 'all' } as const;
const ask = () => askCatalogue({ kind: 'list', scope: all, state: DEFAULT_STATE });
const current = (file: string) => ({ body: { file } });

afterEach(endWorker);

test('the first question loads the index, once for all', async () => {
  answerFrom(COLUMNS);
  const before = loads.length;
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  expect(loads.length - before).toBe(1);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('which index is current is asked for anew, and the worker is told', async () => {
  const fetching = answerFetch(current('catalogue-4567.json'));
  answerFrom(COLUMNS);
  await ask();
  expect(fetching.mock.calls).toEqual([['/data/current.json', { cache: 'no-cache' }]]);
  expect(loads.at(-1)?.index).toBe('http://localhost/data/catalogue-4567.json');
});

test.each([{ status: 404 }, { html: '<!DOCTYPE html>' }])(
  'where its name answers with %j it is fetched past the cache before anyone is told',
  async (answer) => {
    const fetching = answerFetch(answer, current('catalogue-0123.json'));
    answerFrom(COLUMNS);
    await expect(ask()).resolves.toMatchObject({ count: 2 });
    expect(fetching.mock.calls.at(-1)).toEqual(['/data/current.json', { cache: 'reload' }]);
  },
);

test('where that fails too the question fails, and the next one tries again', async () => {
  answerFetch({ status: 404 });
  answerFrom(COLUMNS);
  await expect(ask()).rejects.toThrow('answered 404');
  answerFetch(current('catalogue-0123.json'));
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('a question that fails twice rejects, and the next one tries again', async () => {
  failWorker();
  await expect(ask()).rejects.toThrow('The catalogue index answered 404');
  answerFrom(COLUMNS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('a question whose index is gone is asked again of the one that is current then', async () => {
  answerFetch(current('catalogue-old.json'), current('catalogue-new.json'));
  answerWith((_request) => {
    if (JSON.stringify(loads.at(-1)).includes('old')) throw new Error('gone');
    return { count: 2 };
  });
  await expect(ask()).resolves.toEqual({ count: 2 });
});

test('questions asked at once get their own answers', async () => {
  answerFrom(COLUMNS);
  const answers = ['999', '0.01'].map((max) =>
    askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: stateOf({ max: [max] }) }),
  );
  expect((await Promise.all(answers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a worker that ends is started once more, and what waited is answered', async () => {
  answerFrom(COLUMNS);
  const waiting = ask();
  await loadCatalogue();
  crashWorker();
  await expect(waiting).resolves.toMatchObject({ count: 2 });
});

test('the scripts of a worker that cannot start are fetched past the cache before it is started once more', async () => {
  const fetching = answerFetch(current('catalogue-0123.json'));
  breakWorker(1);
  answerFrom(COLUMNS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
  expect(fetching).toHaveBeenCalledWith(expect.stringContaining('catalogue.worker'), { cache: 'reload' });
});

test('a worker that never starts is told of', async () => {
  breakWorker(2);
  await expect(ask()).rejects.toThrow('could not start');
});

test('a reading that is ended is answered by nothing at once, and the worker is told', async () => {
  answerWith((request) => (request.kind === 'load' ? 'loaded' : undefined));
  await Promise.race([askCatalogue({ kind: 'rows', ids: [] }), new Promise((resolve) => setTimeout(resolve, 20))]);
  const ending = new AbortController();
  const answer = askCatalogue({ kind: 'resolve', text: '2 shirts' }, undefined, ending.signal);
  await new Promise((resolve) => setTimeout(resolve));
  const before = cancelled.length;
  ending.abort();
  expect([await answer, cancelled.length - before]).toEqual([undefined, 1]);
});

test('a reading that is ended while the index is on its way is never begun', async () => {
  const kinds: string[] = [];
  answerWith(({ kind }) => {
    kinds.push(kind);
    return 'loaded';
  });
  const ending = new AbortController();
  const answer = askCatalogue({ kind: 'resolve', text: '2 shirts' }, undefined, ending.signal);
  ending.abort();
  expect(await answer).toBeUndefined();
  await loadCatalogue();
  expect(kinds).toEqual(['load']);
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
