import { listPictures } from '@/lib/admin/images/picture-list';
import type { AdminRow } from '@/lib/admin/store-types';
import { raw } from '../ledger/world';

const row = (name: string, image_links: string[], more: Partial<AdminRow> = {}) =>
  ({ raw: raw({ name, image_links }), editedAt: 0, isDeleted: false, ...more }) as AdminRow;
const kept = (path: string, addedAt: number) => ({ path, size: 10, addedAt });

test('pictures of this browser and of products, the newest first, each with the products that show it', () => {
  const pictures = listPictures(
    [kept('/uploads/old.webp', 1), kept('/uploads/new.webp', 9)],
    [
      row('Coat', ['/uploads/old.webp', '/uploads/there.webp', 'https://example.com/a.png'], { editedAt: 5 }),
      row('Cap', ['/uploads/old.webp']),
    ],
    [],
  );
  expect(pictures.map(({ path, size, usedBy }) => [path, size, usedBy])).toEqual([
    ['/uploads/new.webp', 10, []],
    ['/uploads/there.webp', undefined, ['Coat']],
    ['/uploads/old.webp', 10, ['Coat', 'Cap']],
  ]);
});

test('what a deleted product or a draft still needs is not unused', () => {
  const paths = ['/uploads/deleted.webp', '/uploads/typed.webp', '/uploads/free.webp'];
  const pictures = listPictures(
    paths.map((path) => kept(path, 1)),
    [row('Gone', ['/uploads/deleted.webp'], { isDeleted: true })],
    ['{"images":["/uploads/typed.webp"]}'],
  );
  expect(pictures.map(({ path, usedBy, isUnused }) => [path, usedBy, isUnused])).toEqual([
    ['/uploads/deleted.webp', [], false],
    ['/uploads/typed.webp', [], false],
    ['/uploads/free.webp', [], true],
  ]);
});
