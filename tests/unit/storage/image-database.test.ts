/** @jest-environment jsdom */
import * as files from 'node:buffer';

// Those of jsdom do not give their bytes.
Object.assign(globalThis, { Blob: files.Blob, File: files.File });

/** IndexedDB as `idb-keyval` shows it: databases by name. */
const databases = new Map<string, Map<string, Blob>>();
let isFull = false;
/** As in the private windows of Safari. */
let takesFiles = true;

jest.mock('@/lib/storage/indexed-db', () => ({
  openStore: (name: string) => {
    const known = databases.get(name) ?? new Map();
    databases.set(name, known);
    return known;
  },
}));
jest.mock('idb-keyval', () => ({
  entries: async (store: Map<string, Blob>) => [...store],
  get: async (key: string, store: Map<string, Blob>) => store.get(key),
  set: async (key: string, picture: Blob, store: Map<string, Blob>) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    if (!takesFiles && picture instanceof Blob) throw new DOMException('no files', 'DataCloneError');
    store.set(key, picture);
  },
}));

const PATH = '/uploads/a.webp';
const picture = new File(['a'], PATH, { type: 'image/webp', lastModified: 7 });

/** A page that has just been opened. Its store stays under the base path until the work is done. */
async function onPage<Result>(
  basePath: string,
  work: (pictures: typeof import('@/lib/storage/image-database')) => Result,
) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  try {
    return await work(await import('@/lib/storage/image-database'));
  } finally {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  }
}

beforeEach(() => {
  databases.clear();
  localStorage.clear();
  isFull = false;
  takesFiles = true;
});

test.each([
  ['', 'sp:images'],
  ['/store', 'sp:/store:images'],
])('under the base path %j pictures are kept in the database %s', async (basePath, name) => {
  await onPage(basePath, ({ writeImage }) => writeImage(PATH, picture));
  expect([[...databases.keys()], await onPage(basePath, ({ readImage }) => readImage(PATH))]).toEqual([
    [name],
    picture,
  ]);
});

test('a store does not see the pictures of another', async () => {
  await onPage('/store', ({ writeImage }) => writeImage(PATH, picture));
  expect([
    await onPage('', ({ readImage }) => readImage(PATH)),
    await onPage('/other', ({ readImage }) => readImage(PATH)),
  ]).toEqual([undefined, undefined]);
});

test('where the database takes no files, as in private windows of Safari, the picture is kept all the same', async () => {
  takesFiles = false;
  await onPage('', ({ writeImage }) => writeImage(PATH, picture));
  const found = await onPage('', ({ readImage }) => readImage(PATH));
  expect([found, found?.type, found?.size, found?.lastModified]).toEqual([expect.any(File), 'image/webp', 1, 7]);
  expect([...databases.values()].flatMap((store) => [...store.values()])).not.toContainEqual(expect.any(Blob));
});

test('where there is no room, that is said', async () => {
  isFull = true;
  await onPage('', async ({ writeImage }) => {
    await expect(writeImage(PATH, picture)).rejects.toThrow('full');
  });
});
