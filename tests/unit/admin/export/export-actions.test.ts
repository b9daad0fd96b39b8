import { type ApplyResult, applyChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { addProducts, removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import { exportActions } from '@/lib/admin/file-actions';
import { type ImageStore, uploadPath } from '@/lib/admin/images/image-store';
import type { RawRow } from '@/tests/fixtures/catalogue';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

const picture = new Blob(['picture']);
let path: string;
beforeAll(async () => {
  path = await uploadPath(picture);
});

/** Mocks the response of the site for a picture. */
function mockPicture(response: { status: number; type?: string } | 'no network') {
  globalThis.fetch = jest.fn(async () => {
    if (response === 'no network') throw new TypeError('Failed to fetch');
    const { status, type } = response;
    return new Response(null, { status, headers: { 'content-type': type ?? 'image/webp' } });
  });
}
beforeEach(() => mockPicture({ status: 404, type: 'text/html' }));

/** Opens a tab with edits, and an image store with the pictures in `stored`. */
async function open(edits: RawRow[], { stored = [] as [string, Blob][], published = {} as unknown } = {}) {
  const browser = new FakeBrowser(published && Object.keys(published).length > 0 ? published : undefined);
  const tab = await browser.open();
  for (const edit of edits) {
    const row = rowOf(tab, String(edit.id));
    const change = row
      ? updateProducts(new Map([[row.id, { raw: { ...row.raw, ...edit }, before: row.raw }]]))
      : addProducts([raw(edit)]);
    expect(await tab.applyChange(change)).toMatchObject({ ok: true });
  }
  const pictures = new Map(stored);
  const images = { read: async (src: string) => pictures.get(src) } as ImageStore;
  return { browser, tab, exports: exportActions(tab, images) };
}
const applied = (browser: FakeBrowser, text = ''): ApplyResult =>
  applyChangeSet(browser.published as RawCatalogue, JSON.parse(text));
const missing = (where = 'in the store') =>
  `The picture ${path} is neither in this browser nor ${where}. Add it again, or remove it.`;

test('an export has all edits with their pictures, and can be applied to the catalogue', async () => {
  const { browser, tab, exports } = await open(
    [
      { id: 'a', price: 11, image_links: [path] },
      { id: 'new', name: 'New' },
    ],
    { stored: [[path, picture]] },
  );
  const { file, count, leftOut, mark } = await exports.exportChanges();
  expect([count, leftOut]).toEqual([2, []]);
  expect(applied(browser, file?.text).status).toBe('applied');
  expect(JSON.parse(file?.text ?? '').files).toEqual([
    expect.objectContaining({ path, base64: Buffer.from('picture').toString('base64') }),
  ]);
  await mark();
  expect(rowOf(tab, 'a')?.state).toBe('exported');
});

test.each([
  ['shopify', 2],
  ['fields', 1],
] as const)('the table %s is a CSV file of all products with their edits', async (kind, rows) => {
  const variants = [{ size: 'M', price: 12, number: 'M-12' }];
  const { exports } = await open([{ id: 'a', available_sizes: ['S', 'M'], variants }]);
  const { name, type, text } = await exports.exportTable(kind);
  expect([name, type]).toEqual([`products-${kind}.csv`, 'text/csv']);
  expect(text.match(/^a,/gm)).toHaveLength(rows);
  expect(text).toContain('M-12');
  expect(text.match(/^[bc],/gm)).toHaveLength(2);
});

describe('a missing picture', () => {
  const edits = () => [
    { id: 'a', name: 'Coat', image_links: [path] },
    { id: 'b', price: 12 },
  ];

  test('is reported with its product, which is left out; only the others are marked as exported', async () => {
    const { browser, tab, exports } = await open(edits());
    const { file, count, leftOut, mark } = await exports.exportChanges();
    expect([count, leftOut]).toEqual([1, [{ id: 'a', name: 'Coat', message: missing() }]]);
    expect(applied(browser, file?.text).changes.map(({ id }) => id)).toEqual(['b']);
    await mark();
    expect([rowOf(tab, 'a')?.state, rowOf(tab, 'b')?.state]).toEqual(['unpublished', 'exported']);
  });

  test('can be a stored picture whose content does not match its hash', async () => {
    const { exports } = await open(edits(), { stored: [[path, new Blob(['other'])]] });
    expect((await exports.exportChanges()).leftOut).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof mockPicture>[0], number]>([
    ['the site has the picture', { status: 200 }, 0],
    ['the host returns a page for missing files', { status: 200, type: 'text/html; charset=utf-8' }, 1],
    ['the server fails, and the published catalogue does not have the picture', { status: 503 }, 1],
  ])('is detected: %s', async (_, response, count) => {
    const { exports } = await open(edits());
    mockPicture(response);
    expect((await exports.exportChanges()).leftOut).toHaveLength(count);
  });

  test('can be any file of the shop, also of a variant', async () => {
    const [drawing, sleeve] = ['/drawings/a.svg', '/drawings/sleeve.svg'];
    const { exports } = await open([
      { id: 'a', image_links: [{ src: drawing, alt: 'Front' }, 'https://example.com/a.jpg'] },
      { id: 'b', available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: [sleeve] }] },
    ]);
    const messages = (await exports.exportChanges()).leftOut.map(({ message }) => message);
    expect(messages).toEqual([drawing, sleeve].map((file) => missing().replace(path, file)));
    mockPicture({ status: 200, type: 'image/svg+xml' });
    expect((await exports.exportChanges()).leftOut).toEqual([]);
  });

  test('is not reported without a network if it is in the published catalogue', async () => {
    const published = catalogueOf(raw({ id: 'a', image_links: [path] }));
    const { exports } = await open([{ id: 'a', price: 11 }], { published });
    mockPicture('no network');
    expect((await exports.exportChanges()).leftOut).toEqual([]);
  });
});

describe('an edit that a build would reject', () => {
  test('is left out, such as a deletion if a kit that is left out needs the product', async () => {
    const published = catalogueOf(raw({ id: 'a' }), raw({ id: 'kit', name: 'Kit', pieces: ['a'] }));
    const { tab, exports } = await open([{ id: 'kit', pieces: undefined, image_links: [path] }], { published });
    expect(await tab.applyChange(removeProducts(['a']))).toMatchObject({ ok: true });
    expect((await exports.exportChanges()).leftOut.map(({ id }) => id)).toEqual(['kit', 'a']);
  });
});
