/** @jest-environment jsdom */

import { jsonCodec, storedValue, textCodec } from '@/lib/storage/stored-value';
import { onStorageChange } from '@/lib/storage/web-storage';

import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { withBasePath } from './with-base-path';

const list = jsonCodec(2, ({ ids }) => (Array.isArray(ids) ? { ids } : undefined));

function open(stored?: string) {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem('sp:list', stored);
  return { storage, value: storedValue(areaOf(storage), 'list', list) };
}

const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('a value', () => {
  test('is the same object while it does not change, as React asks', () => {
    const { storage, value } = open('{"v":2,"ids":[1]}');
    const first = value.get();
    expect(value.get()).toBe(first);
    storage.setItem('sp:list', '{"v":2,"ids":[2]}');
    expect(value.get()).toEqual({ ids: [2] });
  });

  test('that finds no room is said not to be kept, and the old one stands', () => {
    const { storage, value } = open('{"v":2,"ids":[1]}');
    storage.limit = 20;
    expect([value.set({ ids: ['long', 'longer'] }), value.get()]).toEqual([false, { ids: [1] }]);
  });
});

describe('versions', () => {
  test.each([
    ['without one', '{"ids":[1,2]}', undefined],
    ['of an older one', '{"v":1,"ids":[1,2]}', undefined],
    ['of this one', '{"v":2,"ids":[1,2]}', { ids: [1, 2] }],
    ['of a newer one', '{"v":3,"ids":[1,2]}', undefined],
    ['of no kind', '{"v":2}', undefined],
    ['that is no JSON', '{', undefined],
    ['that is nothing', 'null', undefined],
  ])('a text %s', (_, text, read) => {
    expect(open(text).value.get()).toEqual(read);
  });

  test('a word has none: it matches, or is none', () => {
    const storage = new MemoryStorage();
    const value = storedValue(areaOf(storage), 'state', textCodec(/^[A-Z]{2}$/));
    value.set('NY');
    expect([storage.getItem('sp:state'), value.get()]).toEqual(['NY', 'NY']);
    storage.setItem('sp:state', 'New York');
    expect(value.get()).toBeUndefined();
  });
});

describe('a text that cannot be read', () => {
  const aside = (storage: MemoryStorage) =>
    [...storage.entries].filter(([key]) => /^sp:list\.corrupt-\d+$/.test(key)).map(([, text]) => text);

  test('is left where it is by reading and by forgetting', () => {
    const { storage, value } = open('{"v":3}');
    value.get();
    value.set(undefined);
    expect([...storage.entries]).toEqual([['sp:list', '{"v":3}']]);
  });

  test('is set aside before another takes its place', () => {
    const { storage, value } = open('{"v":3}');
    expect([value.set({ ids: [1] }), value.get(), aside(storage)]).toEqual([true, { ids: [1] }, ['{"v":3}']]);
  });

  test('stays where there is no room for a copy', () => {
    const { storage, value } = open('{"v":3}');
    storage.limit = 10;
    expect([value.set({ ids: [1] }), storage.getItem('sp:list')]).toEqual([false, '{"v":3}']);
  });
});

describe('those who listen', () => {
  test('hear once of a change here, and the value is there then', () => {
    const { value } = open();
    const heard: unknown[] = [];
    value.subscribe(() => heard.push(value.get()));
    value.set({ ids: [1] });
    expect(heard).toEqual([{ ids: [1] }]);
  });

  test.each([
    ['the value', 'sp:list', 1],
    ['everything, by clearing it', null, 1],
    ['another value', 'sp:unit', 0],
    ['the value of another store', 'sp:/store:list', 0],
  ])('hear of another tab that changes %s: %s, %d', (_, key, times) => {
    const listener = jest.fn();
    open().value.subscribe(listener);
    fromOtherTab(key);
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['comes back out of the memory of the browser', true, 1],
    ['is shown for the first time', false, 0],
  ])('when the page %s (persisted: %s) hear of it %d times', (_, persisted, times) => {
    const listener = jest.fn();
    const leave = open().value.subscribe(listener);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    leave();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test('under a base path hear of their own store alone', () => {
    const listener = jest.fn();
    withBasePath('/store', () => onStorageChange('list', listener));
    fromOtherTab('sp:list');
    fromOtherTab('sp:/store:list');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
