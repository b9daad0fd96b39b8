import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPackedCopies } from '@/scripts/server/packed-copies';

/** A file that notes when it is read; `bytes` of noise, which no packing makes smaller. */
function fileOf(path: string, bytes = 1000, version = '1') {
  const text = Buffer.from(
    Array.from({ length: bytes }, (_, index) => (index * index * 31 + path.length * index) % 251),
  );
  const read = jest.fn(async () => text);
  return { path, version, read, text };
}

test('a file is read and packed once for all who ask for it, in each encoding', async () => {
  const packedCopy = createPackedCopies();
  const file = fileOf('a.js');
  const copies = await Promise.all(Array.from({ length: 200 }, () => packedCopy(file, 'br')));
  expect(new Set(copies).size).toBe(1);
  expect(brotliDecompressSync(copies[0] as Buffer)).toEqual(file.text);
  expect(gunzipSync(await packedCopy(file, 'gzip'))).toEqual(file.text);
  expect(await packedCopy(file, 'br')).toBe(copies[0]);
  expect(file.read).toHaveBeenCalledTimes(2);
});

test('another version is packed anew', async () => {
  const packedCopy = createPackedCopies();
  await packedCopy(fileOf('a.js', 1000), 'gzip');
  const next = fileOf('a.js', 2000, '2');
  expect(gunzipSync(await packedCopy(next, 'gzip'))).toEqual(next.text);
});

test('files are packed one at a time', async () => {
  const packedCopy = createPackedCopies();
  let running = 0;
  const most: number[] = [];
  const slow = (path: string) => ({
    path,
    version: '1',
    read: async () => {
      running += 1;
      most.push(running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return Buffer.from(path);
    },
  });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((path) => packedCopy(slow(path), 'br')));
  expect(most).toEqual([1, 1, 1, 1, 1]);
});

test('beyond the limit those go that nobody asked for the longest', async () => {
  const [first, second, third] = [fileOf('a', 1000), fileOf('bb', 1000), fileOf('ccc', 1000)];
  const { length } = await createPackedCopies()(fileOf('d', 1000), 'gzip');
  const packedCopy = createPackedCopies(length * 2.5);
  for (const file of [first, second, first, third, first, third]) await packedCopy(file, 'gzip');
  expect([first, second, third].map(({ read }) => read.mock.calls.length)).toEqual([1, 1, 1]);
  await packedCopy(second, 'gzip');
  expect(second.read).toHaveBeenCalledTimes(2);
});

test('a file that cannot be read is tried again, and keeps no other waiting', async () => {
  const packedCopy = createPackedCopies();
  const file = fileOf('a');
  file.read.mockRejectedValueOnce(new Error('gone'));
  await expect(packedCopy(file, 'br')).rejects.toThrow('gone');
  await expect(packedCopy(fileOf('b'), 'br')).resolves.toBeInstanceOf(Buffer);
  await expect(packedCopy(file, 'br')).resolves.toBeInstanceOf(Buffer);
});
