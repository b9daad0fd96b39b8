/** @jest-environment jsdom */
import * as files from 'node:buffer';

// The classes of jsdom have no `arrayBuffer`.
Object.assign(globalThis, { Blob: files.Blob, File: files.File });

/** Mocked databases by name. */
const databases = new Map<string, Map<string, Blob>>();
let isFull = false;
/** False: files cannot be stored, as in private windows of Safari. */
let acceptsFiles = true;

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
  set: async (key: string, image: Blob, store: Map<string, Blob>) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    if (!acceptsFiles && image instanceof Blob) throw new DOMException('no files', 'DataCloneError');
    store.set(key, image);
  },
}));

const PATH = '/uploads/a.webp';
const image = new File(['a'], PATH, { type: 'image/webp', lastModified: 7 });

/** Runs a task with freshly loaded modules under a base path. */
async function onPage<Result>(
  basePath: string,
  task: (images: typeof import('@/lib/storage/image-database')) => Result,
) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  try {
    return await task(await import('@/lib/storage/image-database'));
  } finally {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  }
}

beforeEach(() => {
  databases.clear();
  localStorage.clear();
  isFull = false;
  acceptsFiles = true;
});

test.each([
  ['', 'sp:images'],
  ['/store', 'sp:/store:images'],
])('under the base path %j images are stored in the database %s', async (basePath, name) => {
  await onPage(basePath, ({ writeImage }) => writeImage(PATH, image));
  expect([[...databases.keys()], await onPage(basePath, ({ readImage }) => readImage(PATH))]).toEqual([[name], image]);
});

test('shops on one origin do not share images', async () => {
  await onPage('/store', ({ writeImage }) => writeImage(PATH, image));
  expect([
    await onPage('', ({ readImage }) => readImage(PATH)),
    await onPage('/other', ({ readImage }) => readImage(PATH)),
  ]).toEqual([undefined, undefined]);
});

test('if the database cannot store files, as in private windows of Safari, the bytes are stored', async () => {
  acceptsFiles = false;
  await onPage('', ({ writeImage }) => writeImage(PATH, image));
  const found = await onPage('', ({ readImage }) => readImage(PATH));
  expect([found, found?.type, found?.size, found?.lastModified]).toEqual([expect.any(File), 'image/webp', 1, 7]);
  expect([...databases.values()].flatMap((store) => [...store.values()])).not.toContainEqual(expect.any(Blob));
});

test('a full database rejects', async () => {
  isFull = true;
  await onPage('', async ({ writeImage }) => {
    await expect(writeImage(PATH, image)).rejects.toThrow('full');
  });
});
