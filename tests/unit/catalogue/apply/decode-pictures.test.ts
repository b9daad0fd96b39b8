import type { ChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { decodePictures } from '@/scripts/catalogue/apply/decode-pictures';
import { drawNoise, pictureFile } from '../../../fixtures/pictures';

type File = ChangeSet['files'][number];

/** Decodes pictures of a change set with a product that uses the first. */
const decode = (...files: File[]) =>
  decodePictures({
    format: 1,
    base: { hash: 'x' },
    ops: [{ op: 'update', id: 'a', baseHash: 'x', set: { image_links: [files[0]?.path] }, was: { image_links: null } }],
    files,
  } as ChangeSet);

test('a picture that no operation uses is unused', async () => {
  const [used, other] = [
    pictureFile(await drawNoise(9).webp().toBuffer()),
    pictureFile(await drawNoise(10).webp().toBuffer()),
  ];
  const { pictures, unused, problems } = await decode(used, other);
  expect([pictures.map(({ path }) => path), unused, problems]).toEqual([[used.path], [other.path], []]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['a JPEG that is named .webp', () => drawNoise().jpeg().toBuffer(), 'is jpeg, not a WebP picture'],
  ['a PNG that is named .webp', () => drawNoise().png().toBuffer(), 'is png, not a WebP picture'],
  ['text', async () => Buffer.from('text'), 'is not a whole WebP picture: '],
  [
    'an incomplete picture',
    async () => (await drawNoise(200).webp().toBuffer()).subarray(0, -400),
    'is not a whole WebP picture: ',
  ],
])('%s is rejected with its path', async (_, draw, reason) => {
  const file = pictureFile(await draw());
  const { pictures, problems } = await decode(file);
  expect([pictures, problems]).toEqual([[], [expect.stringContaining(`${file.path}: ${reason}`)]]);
});

test('a file whose content does not match its name is rejected', async () => {
  const file = pictureFile(await drawNoise().webp().toBuffer());
  const { problems } = await decode({ ...file, base64: Buffer.from('text').toString('base64') });
  expect(problems).toEqual([`${file.path}: is not a file of the type in its name`]);
});
