import { type ApplyResult, applyChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { addProducts, removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import { exportActions } from '@/lib/admin/export/export-actions';
import { type ImageStore, uploadPath } from '@/lib/admin/images/image-store';
import type { RawRow } from '@/tests/fixtures/catalogue';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

const picture = new Blob(['picture']);
let path: string;
beforeAll(async () => {
  path = await uploadPath(picture);
});

/** What the store answers when it is asked for a picture. */
function answer(response: { status: number; type?: string } | 'no network') {
  globalThis.fetch = jest.fn(async () => {
    if (response === 'no network') throw new TypeError('Failed to fetch');
    const { status, type } = response;
    return new Response(null, { status, headers: { 'content-type': type ?? 'image/webp' } });
  });
}
beforeEach(() => answer({ status: 404, type: 'text/html' }));

/** A tab with edits, and a picture store that has these pictures. */
async function open(edits: RawRow[], { kept = [] as [string, Blob][], published = {} as unknown } = {}) {
  const world = new FakeBrowser(published && Object.keys(published).length > 0 ? published : undefined);
  const tab = await world.open();
  for (const edit of edits) {
    const row = rowOf(tab, String(edit.id));
    const change = row
      ? updateProducts(new Map([[row.id, { raw: { ...row.raw, ...edit }, before: row.raw }]]))
      : addProducts([raw(edit)]);
    expect(await tab.applyChange(change)).toMatchObject({ ok: true });
  }
  const pictures = new Map(kept);
  const images = { read: async (one: string) => pictures.get(one) } as ImageStore;
  return { world, tab, exports: exportActions(tab, images) };
}
const applied = (world: FakeBrowser, text = ''): ApplyResult =>
  applyChangeSet(world.published as RawCatalogue, JSON.parse(text));
const missing = (where = 'in the store') =>
  `The picture ${path} is neither in this browser nor ${where}. Add it again, or remove it.`;

test('an export holds every edit and the pictures they need, and a project takes it', async () => {
  const { world, tab, exports } = await open(
    [
      { id: 'a', price: 11, image_links: [path] },
      { id: 'new', name: 'New' },
    ],
    { kept: [[path, picture]] },
  );
  const { file, count, leftOut } = await exports.exportChanges();
  expect([count, leftOut]).toEqual([2, []]);
  expect(applied(world, file?.text).status).toBe('applied');
  expect(JSON.parse(file?.text ?? '').files).toEqual([
    expect.objectContaining({ path, base64: Buffer.from('picture').toString('base64') }),
  ]);
  await exports.markExported();
  expect(rowOf(tab, 'a')?.state).toBe('exported');
});

test.each([
  ['shopify', 2],
  ['fields', 1],
] as const)('the list as the table %s is a CSV file of all products with their edits', async (kind, rows) => {
  const variants = [{ size: 'M', price: 12, number: 'M-12' }];
  const { exports } = await open([{ id: 'a', available_sizes: ['S', 'M'], variants }]);
  const { name, type, text } = await exports.exportTable(kind);
  expect([name, type]).toEqual([`products-${kind}.csv`, 'text/csv']);
  expect(text.match(/^a,/gm)).toHaveLength(rows);
  expect(text).toContain('M-12');
  expect(text.match(/^[bc],/gm)).toHaveLength(2);
});

describe('a picture that is nowhere', () => {
  const edits = () => [
    { id: 'a', name: 'Coat', image_links: [path] },
    { id: 'b', price: 12 },
  ];

  test('is named with its product, which stays; the rest goes, and counts alone as exported', async () => {
    const { world, tab, exports } = await open(edits());
    const { file, count, leftOut } = await exports.exportChanges();
    expect([count, leftOut]).toEqual([1, [{ id: 'a', name: 'Coat', message: missing() }]]);
    expect(applied(world, file?.text).changes.map(({ id }) => id)).toEqual(['b']);
    await exports.markExported();
    expect([rowOf(tab, 'a')?.state, rowOf(tab, 'b')?.state]).toEqual(['unpublished', 'exported']);
  });

  test('is also one that is here but not what it was', async () => {
    const { exports } = await open(edits(), { kept: [[path, new Blob(['other'])]] });
    expect((await exports.exportChanges()).leftOut).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof answer>[0], number]>([
    ['the store has it', { status: 200 }, 0],
    ['the store answers with a page for whatever it lacks', { status: 200, type: 'text/html; charset=utf-8' }, 1],
    ['it is gone', { status: 410 }, 1],
    ['nobody says, and the published catalogue does not name it', 'no network', 1],
    ['the store is at a loss, and the published catalogue does not name it', { status: 503 }, 1],
  ])('is not where it should be: %s', async (_, response, count) => {
    const { exports } = await open(edits());
    answer(response);
    expect((await exports.exportChanges()).leftOut).toHaveLength(count);
  });

  test('may be any file of the shop, and that of a variant', async () => {
    const [drawing, sleeve] = ['/drawings/a.svg', '/drawings/sleeve.svg'];
    const { exports } = await open([
      { id: 'a', image_links: [{ src: drawing, alt: 'Front' }, 'https://example.com/a.jpg'] },
      { id: 'b', available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: [sleeve] }] },
    ]);
    const named = (await exports.exportChanges()).leftOut.map(({ message }) => message);
    expect(named).toEqual([drawing, sleeve].map((file) => missing().replace(path, file)));
    answer({ status: 200, type: 'image/svg+xml' });
    expect((await exports.exportChanges()).leftOut).toEqual([]);
  });

  test('is taken to be there without a network when the published catalogue names it', async () => {
    const published = catalogueOf(raw({ id: 'a', image_links: [path] }));
    const { exports } = await open([{ id: 'a', price: 11 }], { published });
    answer('no network');
    expect((await exports.exportChanges()).leftOut).toEqual([]);
  });
});

describe('what a build would reject', () => {
  test('is left out: a deletion, if a kit that is left out needs the product', async () => {
    const published = catalogueOf(raw({ id: 'a' }), raw({ id: 'kit', name: 'Kit', pieces: ['a'] }));
    const { tab, exports } = await open([{ id: 'kit', pieces: undefined, image_links: [path] }], { published });
    expect(await tab.applyChange(removeProducts(['a']))).toMatchObject({ ok: true });
    expect((await exports.exportChanges()).leftOut.map(({ id }) => id)).toEqual(['kit', 'a']);
  });
});
