/** @jest-environment jsdom */
import { DEFAULT_STATE } from '@/lib/listing/address';
import { PREVIEW_NAME, providePreview } from '@/lib/preview';
import { askCatalogue, loadCatalogue } from '@/lib/search/client';
import {
  answerFrom,
  answerWith,
  breakWorker,
  crashWorker,
  endWorker,
  failWorker,
  loads,
} from '@/tests/components/catalogue-worker';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from '@/tests/lib/listing/state';

const ROWS = indexRowsOf({ name: 'Shirt' }, { name: 'Boot' });
const ask = () => askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE });

afterEach(endWorker);

test('the index is loaded once, from an absolute URL', async () => {
  answerFrom(ROWS);
  const before = loads.length;
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
  expect(loads.slice(before)).toEqual([{ kind: 'load', index: 'http://localhost/data/index.json' }]);
});

test('a failed question is asked once more of a new worker', async () => {
  let fails = 1;
  answerWith(({ kind }) => {
    if (kind === 'list' && fails-- > 0) throw new Error('failed');
    return kind;
  });
  const before = loads.length;
  await expect(ask()).resolves.toBe('list');
  expect(loads.length - before).toBe(2);
});

test('a question that fails twice rejects, and the next one tries again', async () => {
  failWorker();
  await expect(ask()).rejects.toThrow('The catalogue index answered 404');
  answerFrom(ROWS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('questions asked at once get their own answers', async () => {
  answerFrom(ROWS);
  const answers = ['999', '0.01'].map((max) =>
    askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: stateOf({ max: [max] }) }),
  );
  expect((await Promise.all(answers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a worker that crashes is started once more, and open questions are answered', async () => {
  answerFrom(ROWS);
  const waiting = ask();
  await loadCatalogue();
  crashWorker();
  await expect(waiting).resolves.toMatchObject({ count: 2 });
});

test.each([
  [1, 'a worker that cannot start is started once more'],
  [2, 'a worker that never starts fails the question'],
])('%d broken workers: %s', async (times) => {
  breakWorker(times);
  answerFrom(ROWS);
  const answer = ask();
  if (times === 1) await expect(answer).resolves.toMatchObject({ count: 2 });
  else await expect(answer).rejects.toThrow('could not start');
});

test('a preview waits for the edited rows and loads them', async () => {
  localStorage.setItem(`sp:${PREVIEW_NAME}`, 'on');
  answerFrom(ROWS);
  const answer = ask();
  const edited = indexRowsOf({ name: 'Hat' });
  providePreview(async () => edited);
  await answer;
  localStorage.removeItem(`sp:${PREVIEW_NAME}`);
  expect(loads.at(-1)?.index).toBe(edited);
});
