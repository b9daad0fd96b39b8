/** @jest-environment jsdom */
import { toPublishedCatalogue } from '@/lib/admin/edits/published-catalogue';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import { type RawRow, rawCatalogue, row } from '../../fixtures/catalogue';
import { mockFetch } from '../../fixtures/mock-fetch';

jest.mock('@/lib/storage/image-database', () => ({
  ...jest.requireActual('@/lib/storage/image-database'),
  readImage: async (path: string) => (path === '/uploads/new.webp' ? new Blob(['x']) : undefined),
}));
URL.createObjectURL = () => 'blob:new';

const PUBLISHED = ['a', 'b', 'c', 'piece'].map((id) => row({ id, name: `Shirt ${id}` }));
const KIT = row({ id: 'kit', name: 'Kit', pieces: ['piece', 'c'] });
const catalogue = rawCatalogue({ clothing: [...PUBLISHED, KIT] });

/** Edit for the storage. It may be invalid, as if it was stored by hand. */
type Edit = { id: string; set?: RawRow; deleted?: true };

async function toStored({ id, set, deleted }: Edit): Promise<object> {
  const { products } = await toPublishedCatalogue(catalogue);
  const base = products.get(id);
  if (deleted) return { id, base, deleted: base, editedAt: 1 };
  return { id, editedAt: 1, ...(base ? { base, patch: set } : { added: { ...row({ id }), ...set } }) };
}

/** Preview of edits. `isOutdated`: they are based on an older catalogue. */
async function preview(edits: readonly Edit[], { isOutdated = false } = {}): Promise<PreviewCatalogue | undefined> {
  const { hash } = await toPublishedCatalogue(catalogue);
  const stored = await Promise.all(edits.map(toStored));
  const document = { v: 2, rev: 1, published: isOutdated ? 'older' : hash, edits: stored };
  localStorage.setItem('sp:catalogue', JSON.stringify(document));
  mockFetch({ body: catalogue });
  let loaded: Promise<PreviewCatalogue | undefined> | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = (await import('@/lib/admin/preview-catalogue')).loadPreview();
    await loaded;
  });
  return loaded;
}
afterEach(() => localStorage.clear());

const VALID_EDITS: Edit[] = [
  { id: 'b', set: { price: 77 } },
  { id: 'new', set: { name: 'New' } },
];
const pricesOf = (previewed: PreviewCatalogue | undefined) =>
  Object.fromEntries([...(previewed?.products.values() ?? [])].map(({ id, price }) => [id, price]));
const EXPECTED_PRICES = { a: 10, b: 77, c: 10, piece: 10, kit: 10, new: 10 };

test('valid edits are shown, and none is left out', async () => {
  const shown = await preview(VALID_EDITS);
  expect(pricesOf(shown)).toEqual(EXPECTED_PRICES);
  expect([[...(shown?.changed ?? [])], shown?.leftOut]).toEqual([['b', 'new'], []]);
});

describe('invalid edits', () => {
  test.each<[what: string, bad: Edit, reason: RegExp]>([
    ['a price below 0', { id: 'a', set: { price: -5 } }, /^Price .*\.$/],
    ['an address of a picture', { id: 'a', set: { image_links: ['javascript:alert(1)'] } }, /^Images .*javascript:/],
    ['another spelling of a brand', { id: 'a', set: { brand: 'ACME' } }, /Brand .*Acme/],
    ['a kit with an unknown product', { id: 'kit', set: { pieces: ['gone', 'c'] } }, /gone/],
    ['a deletion of a product that a kit needs', { id: 'piece', deleted: true }, /names "piece", which is not in the/],
  ])('%s is left out and reported; the product is shown as published', async (_, bad, reason) => {
    const shown = await preview([bad, ...VALID_EDITS]);
    expect(pricesOf(shown)).toEqual(EXPECTED_PRICES);
    expect(shown?.leftOut).toEqual([{ id: bad.id, name: expect.any(String), message: expect.stringMatching(reason) }]);
    expect([shown?.changed.has(bad.id), shown?.deleted.has(bad.id)]).toEqual([false, false]);
  });

  test('an invalid edit of an older catalogue is left out too', async () => {
    const shown = await preview([{ id: 'a', set: { price: -5 } }, ...VALID_EDITS], { isOutdated: true });
    expect(pricesOf(shown)).toEqual(EXPECTED_PRICES);
    expect(shown?.leftOut).toEqual([expect.objectContaining({ id: 'a' })]);
  });

  test('several invalid edits are reported, and a new kit is shown with its new product', async () => {
    const bad: Edit[] = ['a', 'c'].map((id) => ({ id, set: { price: -5 } }));
    const kit: Edit[] = [
      { id: 'kit-2', set: { pieces: ['piece-2', 'c'] } },
      { id: 'piece-2', set: {} },
    ];
    const shown = await preview([...kit, ...bad, ...VALID_EDITS]);
    expect(shown?.leftOut.map(({ id }) => id)).toEqual(['a', 'c']);
    expect([...(shown?.changed ?? [])].sort()).toEqual(['b', 'kit-2', 'new', 'piece-2']);
  });
});

test('a hidden product has no page; without edits there is no preview', async () => {
  const shown = await preview([{ id: 'a', set: { hidden: true } }]);
  expect([shown?.products.has('a'), [...(shown?.hidden ?? [])]]).toEqual([false, ['a']]);
  expect(await preview([])).toBeUndefined();
});

test('uploads of this browser are shown as blob URLs, also for variants; alt, color and view stay', async () => {
  const set = {
    available_colors: ['Black'],
    image_links: ['/uploads/new.webp', { src: '/drawings/b.svg', alt: 'Back', color: 'Black', view: 'Back' }],
    variants: [{ color: 'Black', price: 9, image_links: ['/uploads/new.webp', '/uploads/published.webp'] }],
  };
  const product = (await preview([{ id: 'b', set }]))?.products.get('b');
  expect(product?.images).toEqual([
    { src: 'blob:new' },
    { src: '/drawings/b.svg', alt: 'Back', color: 'Black', view: 'Back' },
    { src: '/uploads/published.webp' },
  ]);
  expect(product?.variants?.[0]?.images).toEqual(['blob:new', '/uploads/published.webp']);
});
