import { readImage, writeImage } from '@/lib/storage/image-database';

const stored = new Map<string, unknown>();
let error: DOMException | undefined;

jest.mock('@/lib/storage/key-value-store', () => ({
  openKeyValueStore: () => ({
    read: async (key: string) => stored.get(key),
    write: async (key: string, image: unknown) => {
      if (error?.name === 'QuotaExceededError' || (error && image instanceof Blob)) throw error;
      stored.set(key, image);
    },
  }),
}));

const image = new File(['a'], '/uploads/a.webp', { type: 'image/webp', lastModified: 7 });

test.each([
  ['a database', undefined, File],
  [
    'a database that cannot store files, as in private windows of Safari',
    new DOMException('', 'DataCloneError'),
    Object,
  ],
])('%s returns the stored image', async (_, failure, Stored) => {
  error = failure;
  await writeImage(image.name, image);
  const found = await readImage(image.name);
  expect([found, found?.name, found?.type, found?.size, found?.lastModified]).toEqual([
    expect.any(File),
    ...[image.name, 'image/webp', 1, 7],
  ]);
  expect(stored.get(image.name)?.constructor).toBe(Stored);
});

test('a full database rejects, and an unknown image is undefined', async () => {
  error = new DOMException('full', 'QuotaExceededError');
  await expect(writeImage(image.name, image)).rejects.toThrow('full');
  expect(await readImage('/uploads/b.webp')).toBeUndefined();
});
