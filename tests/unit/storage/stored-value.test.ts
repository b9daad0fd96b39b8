/** @jest-environment jsdom */

import { jsonCodec, onStorageChange, storedValue, textCodec } from '@/lib/storage/web-storage';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { withBasePath } from './with-base-path';

const listCodec = jsonCodec(2, ({ ids }) => (Array.isArray(ids) ? { ids } : undefined));

function open(stored?: string) {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem('sp:list', stored);
  return { storage, value: storedValue(areaOf(storage), 'list', listCodec) };
}

describe('a value', () => {
  test('is the same object until it changes, as React requires', () => {
    const { storage, value } = open('{"v":2,"ids":[1]}');
    const first = value.get();
    expect(value.get()).toBe(first);
    storage.setItem('sp:list', '{"v":2,"ids":[2]}');
    expect(value.get()).toEqual({ ids: [2] });
  });

  test('that exceeds the storage limit is not saved, and the old one stays', () => {
    const { storage, value } = open('{"v":2,"ids":[1]}');
    storage.limit = 20;
    expect([value.set({ ids: ['long', 'longer'] }), value.get()]).toEqual([false, { ids: [1] }]);
  });
});

describe('versions', () => {
  test.each([
    ['without a version', '{"ids":[1,2]}', undefined],
    ['of an older version', '{"v":1,"ids":[1,2]}', undefined],
    ['of this version', '{"v":2,"ids":[1,2]}', { ids: [1, 2] }],
    ['of a newer version', '{"v":3,"ids":[1,2]}', undefined],
    ['that fails validation', '{"v":2}', undefined],
    ['that is not JSON', '{', undefined],
    ['that is null', 'null', undefined],
  ])('a text %s', (_, text, read) => {
    expect(open(text).value.get()).toEqual(read);
  });

  test('a plain text has no version: a text that does not match is invalid', () => {
    const storage = new MemoryStorage();
    const value = storedValue(areaOf(storage), 'state', textCodec(/^[A-Z]{2}$/));
    value.set('NY');
    expect([storage.getItem('sp:state'), value.get()]).toEqual(['NY', 'NY']);
    storage.setItem('sp:state', 'New York');
    expect(value.get()).toBeUndefined();
  });
});

describe('an invalid text', () => {
  const backups = (storage: MemoryStorage) =>
    [...storage.entries].filter(([key]) => /^sp:list\.corrupt-\d+$/.test(key)).map(([, text]) => text);

  test('is not changed by get or by deleting the value', () => {
    const { storage, value } = open('{"v":3}');
    value.get();
    value.set(undefined);
    expect([...storage.entries]).toEqual([['sp:list', '{"v":3}']]);
  });

  test('is backed up before it is replaced', () => {
    const { storage, value } = open('{"v":3}');
    expect([value.set({ ids: [1] }), value.get(), backups(storage)]).toEqual([true, { ids: [1] }, ['{"v":3}']]);
  });

  test('stays if there is no space for the backup', () => {
    const { storage, value } = open('{"v":3}');
    storage.limit = 10;
    expect([value.set({ ids: [1] }), storage.getItem('sp:list')]).toEqual([false, '{"v":3}']);
  });
});

describe('a subscriber', () => {
  test('is called once for a change in this tab, after it is stored', () => {
    const { value } = open();
    const received: unknown[] = [];
    value.subscribe(() => received.push(value.get()));
    value.set({ ids: [1] });
    expect(received).toEqual([{ ids: [1] }]);
  });

  test.each([
    ['the value', '', 'sp:list', 1],
    ['everything, by clearing storage', '', null, 1],
    ['another value', '', 'sp:unit', 0],
    ['the value of another shop', '', 'sp:/store:list', 0],
    ['the value of the shop at /store', '/store', 'sp:/store:list', 1],
    ['the value of the shop at the root', '/store', 'sp:list', 0],
  ])('if another tab changes %s, a shop at %j (key %s) is notified %d times', (_, basePath, key, times) => {
    const listener = jest.fn();
    withBasePath(basePath, () => onStorageChange('list', listener));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test('is called when the page returns from the back/forward cache, until it unsubscribes', () => {
    const listener = jest.fn();
    const unsubscribe = open().value.subscribe(listener);
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    unsubscribe();
    show(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
