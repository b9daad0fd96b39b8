/** @jest-environment jsdom */
import { publishLog } from '@/lib/admin/publish/publish-log';

const KEY = 'sp:publishes';
beforeEach(() => localStorage.clear());
const note = (commit: string, at = 1) =>
  publishLog.add({ commit, title: `Title of ${commit}`, at, times: { checking: 0, sending: 0.5 } });

test('what was sent is remembered, the last first, and what became of it with its times', () => {
  note('one', 1);
  note('two', 2);
  publishLog.update('one', { state: 'building', address: 'https://example.com/run' }, 5);
  publishLog.update('one', { state: 'building' }, 6);
  publishLog.update('one', { state: 'failed', reason: 'The check failed' }, 9);
  expect(publishLog.get()).toEqual([
    { commit: 'two', title: 'Title of two', at: 2, state: 'sent', times: { checking: 0, sending: 0.5, sent: 2 } },
    {
      ...{ commit: 'one', title: 'Title of one', at: 1, state: 'failed', reason: 'The check failed' },
      ...{ address: 'https://example.com/run', times: { checking: 0, sending: 0.5, sent: 1, building: 5, failed: 9 } },
    },
  ]);
});

test('of more than twenty the oldest are forgotten', () => {
  for (let at = 0; at < 25; at += 1) note(`c-${at}`, at);
  expect([publishLog.get().length, publishLog.get()[0]?.commit]).toEqual([20, 'c-24']);
});

test('the same commit stands there once', () => {
  note('one');
  note('one', 3);
  expect(publishLog.get()).toHaveLength(1);
  expect(publishLog.update('other', { state: 'live' }, 1)).toBe(false);
});

test.each<[string, unknown]>([
  ['no list', { v: 1, publishes: 'x' }],
  ['a newer version', { v: 2, publishes: [] }],
  ['a state that there is not', { v: 1, publishes: [{ commit: 'a', title: '', at: 1, state: 'x', times: {} }] }],
  ['no times', { v: 1, publishes: [{ commit: 'a', title: '', at: 1, state: 'sent' }] }],
])('%s under the key counts as nothing', (_, kept) => {
  localStorage.setItem(KEY, JSON.stringify(kept));
  expect(publishLog.get()).toEqual([]);
});
