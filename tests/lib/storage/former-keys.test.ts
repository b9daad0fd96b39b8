import { array, assert, dictionary, integer, property, stringMatching } from 'fast-check';
import { readText } from '@/lib/storage/read';
import { writeText } from '@/lib/storage/write';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { under } from './under';

const inStore = <Result>(work: () => Result) => under('/store', work);

/** A storage in which a version without base paths in its keys has left something. */
function leftBehind(texts: Record<string, string> = { catalogue: '{"v":1}', admin: 'signed-in', 'draft:new': '{}' }) {
  const storage = new MemoryStorage();
  for (const [name, text] of Object.entries(texts)) storage.setItem(`sp:${name}`, text);
  return { storage, area: areaOf(storage), texts };
}

test('a store under a base path takes over what an earlier version has left', () => {
  const { area, texts } = leftBehind();
  const read = inStore(() => Object.keys(texts).map((name) => readText(area, name)));
  expect(read).toEqual(Object.values(texts));
});

test('what the store at the root may use stays', () => {
  const { storage, area, texts } = leftBehind();
  inStore(() => writeText(area, 'catalogue', '{"v":1,"rev":2}'));
  expect(Object.keys(texts).map((name) => storage.getItem(`sp:${name}`))).toEqual(Object.values(texts));
});

test('what is forgotten after that does not come back', () => {
  const { area } = leftBehind();
  inStore(() => writeText(area, 'admin', undefined));
  expect(inStore(() => [readText(area, 'admin'), readText(area, 'catalogue')])).toEqual([undefined, '{"v":1}']);
});

test('what is written under a plain key after that is not the store’s', () => {
  const { storage, area } = leftBehind({});
  inStore(() => readText(area, 'admin'));
  storage.setItem('sp:admin', 'signed-in');
  expect(inStore(() => readText(area, 'admin'))).toBeUndefined();
});

test('nothing is taken from a store at the root that has claimed the plain keys', () => {
  const { area } = leftBehind({});
  writeText(area, 'admin', 'signed-in');
  expect(inStore(() => readText(area, 'admin'))).toBeUndefined();
});

test('two stores under base paths take over a copy each', () => {
  const { area } = leftBehind();
  inStore(() => writeText(area, 'admin', undefined));
  expect(under('/other', () => readText(area, 'admin'))).toBe('signed-in');
});

test('keys of others are left alone', () => {
  const { storage, area } = leftBehind({});
  storage.setItem('other', 'x');
  storage.setItem('sp:/other:admin', 'signed-in');
  inStore(() => readText(area, 'admin'));
  expect([...storage.entries.keys()]).toEqual(['other', 'sp:/other:admin', 'sp:/store:layout']);
});

test('at the root the keys are those that they were', () => {
  const { storage, area } = leftBehind();
  expect([readText(area, 'admin'), writeText(area, 'admin', undefined), readText(area, 'admin')]).toEqual([
    'signed-in',
    true,
    undefined,
  ]);
  expect([...storage.entries.keys()]).toEqual(['sp:catalogue', 'sp:draft:new']);
});

test('a storage that lasts as long as the tab holds nothing of earlier versions', () => {
  const { storage } = leftBehind();
  const area = { ...areaOf(storage), isLasting: false };
  expect(inStore(() => readText(area, 'admin'))).toBeUndefined();
});

describe('what finds no room', () => {
  const full = () => {
    const left = leftBehind({ catalogue: 'x'.repeat(1_000), admin: 'signed-in' });
    left.storage.limit = 1_100;
    return left;
  };

  test('is read where it is', () => {
    const { area, texts } = full();
    expect(inStore(() => [readText(area, 'catalogue'), readText(area, 'admin')])).toEqual(Object.values(texts));
  });

  test('is not written there', () => {
    const { storage, area, texts } = full();
    expect(inStore(() => writeText(area, 'catalogue', 'y'.repeat(1_000)))).toBe(false);
    storage.limit = Number.POSITIVE_INFINITY;
    expect(inStore(() => writeText(area, 'catalogue', 'y'))).toBe(true);
    expect([inStore(() => readText(area, 'catalogue')), storage.getItem('sp:catalogue')]).toEqual([
      'y',
      texts.catalogue,
    ]);
  });

  test('is forgotten for good when it is forgotten', () => {
    const { area } = full();
    inStore(() => writeText(area, 'catalogue', undefined));
    expect(inStore(() => readText(area, 'catalogue'))).toBeUndefined();
  });

  test('waits where there is no room for anything', () => {
    const { storage, area, texts } = full();
    storage.limit = 0;
    expect(inStore(() => [readText(area, 'admin'), writeText(area, 'unit', 'cm')])).toEqual([undefined, false]);
    storage.limit = Number.POSITIVE_INFINITY;
    expect(inStore(() => readText(area, 'admin'))).toBe(texts.admin);
  });
});

test('nothing that an earlier version has left is lost, however much room there is', () => {
  const names = stringMatching(/^[a-z][a-z:.-]{0,12}$/).filter((name) => name !== 'layout' && name !== 'images');
  assert(
    property(
      dictionary(names, stringMatching(/^[a-z]{1,60}$/)),
      array(integer({ min: 0, max: 400 }), { maxLength: 8 }),
      (texts, limits) => {
        const { storage, area } = leftBehind(texts);
        const size = [...storage.entries.values()].join('').length;
        for (const limit of limits) {
          storage.limit = size + limit;
          inStore(() => readText(area, 'catalogue'));
        }
        storage.limit = Number.POSITIVE_INFINITY;
        const kept = inStore(() => Object.keys(texts).map((name) => readText(area, name)));
        expect(kept).toEqual(Object.values(texts));
        expect(Object.keys(texts).map((name) => storage.getItem(`sp:${name}`))).toEqual(Object.values(texts));
      },
    ),
  );
});
