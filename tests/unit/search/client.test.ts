/** @jest-environment jsdom */

import { PREVIEW_KEY, setPreviewLoader } from '@/lib/listing/preview';
import { DEFAULT_STATE } from '@/lib/listing/url-state';
import { loadCatalogue, queryCatalogue } from '@/lib/search/client';
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
const queryAll = () => queryCatalogue({ kind: 'list', scope: { kind: 'all' }, state: DEFAULT_STATE });

afterEach(endWorker);

test('the index is loaded once, from an absolute URL', async () => {
  mockWorkerRows(ROWS);
  const before = loadRequests.length;
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await expect(queryAll()).resolves.toMatchObject({ count: 2 });
  expect(loadRequests.slice(before)).toEqual([{ kind: 'load', index: 'http://localhost/data/index.json' }]);
});

test('a failed query is retried with a new worker', async () => {
  let fails = 1;
  mockWorkerAnswers(({ kind }) => {
    if (kind === 'list' && fails-- > 0) throw new Error('failed');
    return kind;
  });
  const before = loadRequests.length;
  await expect(queryAll()).resolves.toBe('list');
  expect(loadRequests.length - before).toBe(2);
});

test('a query that fails twice rejects, and the next one starts a new worker', async () => {
  failWorker();
  await expect(queryAll()).rejects.toThrow('The catalogue index answered 404');
  mockWorkerRows(ROWS);
  await expect(queryAll()).resolves.toMatchObject({ count: 2 });
});

test('simultaneous queries get the right answers', async () => {
  mockWorkerRows(ROWS);
  const answers = ['999', '0.01'].map((max) =>
    queryCatalogue({ kind: 'list', scope: { kind: 'all' }, state: stateOf({ max: [max] }) }),
  );
  expect((await Promise.all(answers)).map(({ count }) => count)).toEqual([2, 0]);
});

test('a crashed worker is restarted, and pending queries are answered', async () => {
  mockWorkerRows(ROWS);
  const pending = queryAll();
  await loadCatalogue();
  crashWorker();
  await expect(pending).resolves.toMatchObject({ count: 2 });
});

test('a worker that fails to start is restarted once', async () => {
  mockWorkerRows(ROWS);
  failWorkerStart(1);
  await expect(queryAll()).resolves.toMatchObject({ count: 2 });
  endWorker();
  failWorkerStart(2);
  await expect(queryAll()).rejects.toThrow('could not start');
});

test('a preview waits for the edited rows and uses them', async () => {
  localStorage.setItem(`sp:${PREVIEW_KEY}`, 'on');
  mockWorkerRows(ROWS);
  const answer = queryAll();
  const edited = indexRowsOf({ name: 'Hat' });
  setPreviewLoader(async () => edited);
  await answer;
  localStorage.removeItem(`sp:${PREVIEW_KEY}`);
  expect(loadRequests.at(-1)?.index).toBe(edited);
});
