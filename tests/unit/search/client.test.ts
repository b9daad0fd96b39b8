/** @jest-environment jsdom */

import { PREVIEW_KEY, setPreviewLoader } from '@/lib/listing/preview';
import { DEFAULT_STATE } from '@/lib/listing/url-state';
import { askCatalogue, loadCatalogue } from '@/lib/search/client';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import {
  crashWorker,
  endWorker,
  failWorker,
  failWorkerStart,
  loadRequests,
  mockWorkerAnswers,
  mockWorkerRows,
} from '@/tests/fixtures/mock-catalogue-worker';
import { stateOf } from '@/tests/unit/listing/state';

const ROWS = indexRowsOf({ name: 'Shirt' }, { name: 'Boot' });
const ask = () => askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE });

afterEach(endWorker);

test('the index is loaded once, from an absolute URL', async () => {
  mockWorkerRows(ROWS);
  const before = loadRequests.length;
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
  expect(loadRequests.slice(before)).toEqual([{ kind: 'load', index: 'http://localhost/data/index.json' }]);
});

test('a failed question is asked once more of a new worker', async () => {
  let fails = 1;
  mockWorkerAnswers(({ kind }) => {
    if (kind === 'list' && fails-- > 0) throw new Error('failed');
    return kind;
  });
  const before = loadRequests.length;
  await expect(ask()).resolves.toBe('list');
  expect(loadRequests.length - before).toBe(2);
});

test('a question that fails twice rejects, and the next one tries again', async () => {
  failWorker();
  await expect(ask()).rejects.toThrow('The catalogue index answered 404');
  mockWorkerRows(ROWS);
  await expect(ask()).resolves.toMatchObject({ count: 2 });
});

test('questions asked at once get their own answers', async () => {
  mockWorkerRows(ROWS);
  const answers = ['999', '0.01'].map((max) =>
    askCatalogue({ kind: 'list', scope: { kind: 'all' }, state: stateOf({ max: [max] }) }),
  );
  expect((await Promise.all(answers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a worker that crashes is started once more, and open questions are answered', async () => {
  mockWorkerRows(ROWS);
  const waiting = ask();
  await loadCatalogue();
  crashWorker();
  await expect(waiting).resolves.toMatchObject({ count: 2 });
});

test.each([
  [1, 'a worker that cannot start is started once more'],
  [2, 'a worker that never starts fails the question'],
])('%d broken workers: %s', async (times) => {
  failWorkerStart(times);
  mockWorkerRows(ROWS);
  const answer = ask();
  if (times === 1) await expect(answer).resolves.toMatchObject({ count: 2 });
  else await expect(answer).rejects.toThrow('could not start');
});

test('a preview waits for the edited rows and loads them', async () => {
  localStorage.setItem(`sp:${PREVIEW_KEY}`, 'on');
  mockWorkerRows(ROWS);
  const answer = ask();
  const edited = indexRowsOf({ name: 'Hat' });
  setPreviewLoader(async () => edited);
  await answer;
  localStorage.removeItem(`sp:${PREVIEW_KEY}`);
  expect(loadRequests.at(-1)?.index).toBe(edited);
});
