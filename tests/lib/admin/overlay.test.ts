/** @jest-environment jsdom */
import { toBundle } from '@/lib/admin/ledger/bundle';
import type { Overlay } from '@/lib/admin/overlay';
import { answerFetch } from '../../components/answers';
import { type RawRow, rawCatalogue, row } from '../../fixtures/catalogue';

jest.mock('@/lib/storage/database', () => ({
  ...jest.requireActual('@/lib/storage/database'),
  readPicture: async (path: string) => (path === '/uploads/new.webp' ? new Blob(['x']) : undefined),
}));
URL.createObjectURL = () => 'blob:new';

const PUBLISHED = ['a', 'b', 'c', 'piece'].map((id) => row({ id, name: `Shirt ${id}` }));
const KIT = row({ id: 'kit', name: 'Kit', pieces: ['piece', 'c'] });
const catalogue = rawCatalogue({ clothing: [...PUBLISHED, KIT] });

/** An item as somebody may have written it into the list by hand; `was` are the published values it says it stands on. */
type Edit = { id: string; set?: RawRow; was?: RawRow; deleted?: true };

async function toStored({ id, set, was, deleted }: Edit): Promise<object> {
  const { hashes, products } = await toBundle(catalogue);
  const [h, published] = [hashes.get(id), products.get(id)];
  const base = Object.fromEntries(Object.keys(set ?? {}).map((name) => [name, { ...published }[name] ?? null]));
  return JSON.parse(
    JSON.stringify({
      id,
      ...(h && { h, b: was ?? base }),
      ...(set && { p: { ...(published ?? row({ id })), ...set }, e: 1 }),
      ...(deleted && { d: 1 }),
    }),
  );
}

/** What the store previews of such a list; `isElder` for one that stands on an older catalogue. */
async function preview(edits: readonly Edit[], { isElder = false } = {}): Promise<Overlay | undefined> {
  const { hash } = await toBundle(catalogue);
  const items = await Promise.all(edits.map(toStored));
  const base = { hash: isElder ? 'older' : hash, count: 5 };
  localStorage.setItem('sp:catalogue', JSON.stringify({ v: 1, rev: 1, base, items }));
  answerFetch({ body: catalogue });
  let loaded: Promise<Overlay | undefined> | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = (await import('@/lib/admin/overlay')).loadOverlay();
    await loaded;
  });
  return loaded;
}
afterEach(() => localStorage.clear());

const GOOD: Edit[] = [
  { id: 'b', set: { price: 77 } },
  { id: 'new', set: { name: 'New' } },
];
const pricesOf = (overlay: Overlay | undefined) =>
  Object.fromEntries([...(overlay?.products.values() ?? [])].map(({ id, price }) => [id, price]));
const AS_PUBLISHED = { a: 10, b: 77, c: 10, piece: 10, kit: 10, new: 10 };

test('edits that are right are shown, and nothing is left out', async () => {
  const overlay = await preview(GOOD);
  expect(pricesOf(overlay)).toEqual(AS_PUBLISHED);
  expect([[...(overlay?.changed ?? [])], overlay?.leftOut]).toEqual([['b', 'new'], []]);
});

describe('of edits with a bad one among them', () => {
  test.each<[what: string, bad: Edit, reason: RegExp]>([
    ['a price below 0', { id: 'a', set: { price: -5 } }, /^Price .*\.$/],
    ['an address of a picture', { id: 'a', set: { image_links: ['javascript:alert(1)'] } }, /^Images .*javascript:/],
    ['another spelling of a maker', { id: 'a', set: { brand: 'ACME' } }, /^Brand .*Acme/],
    [
      'a stale edit',
      { id: 'a', set: { price: 5 }, was: { price: 1 } },
      /^Price is \$10\.00 in the catalog, was \$1\.00/,
    ],
    ['a piece that is not there', { id: 'kit', set: { pieces: ['gone', 'c'] } }, /gone/],
    ['a deletion of a piece', { id: 'piece', deleted: true }, /is a piece of the kit Kit/],
  ])('%s is left out alone, is shown as published, and is said', async (_, bad, reason) => {
    const overlay = await preview([bad, ...GOOD]);
    expect(pricesOf(overlay)).toEqual(AS_PUBLISHED);
    expect(overlay?.leftOut).toEqual([
      { id: bad.id, name: expect.any(String), message: expect.stringMatching(reason) },
    ]);
    expect([overlay?.changed.has(bad.id), overlay?.deleted.has(bad.id)]).toEqual([false, false]);
  });

  test('one that stands on an older catalogue is left out too', async () => {
    const overlay = await preview([{ id: 'a', set: { price: -5 } }, ...GOOD], { isElder: true });
    expect(pricesOf(overlay)).toEqual(AS_PUBLISHED);
    expect(overlay?.leftOut).toEqual([expect.objectContaining({ id: 'a' })]);
  });

  test('one that cannot be read at all hides no other', async () => {
    expect(pricesOf(await preview([{ id: 'a', set: { price: '5' } }, ...GOOD]))).toEqual(AS_PUBLISHED);
  });

  test('several are told apart, and a kit stays with its piece', async () => {
    const stale: Edit = { id: 'a', set: { price: 5 }, was: { price: 1 } };
    const kit: Edit = { id: 'kit-2', set: { pieces: ['piece-2', 'c'] } };
    const overlay = await preview([kit, stale, { id: 'c', set: { price: -1 } }, { id: 'piece-2', set: {} }, ...GOOD]);
    expect(overlay?.leftOut.map(({ id }) => id)).toEqual(['c', 'a']);
    expect([...(overlay?.changed ?? [])].sort()).toEqual(['b', 'kit-2', 'new', 'piece-2']);
  });

  test('nothing but bad ones leave the published catalogue', async () => {
    const overlay = await preview([{ id: 'a', set: { price: -5 } }]);
    expect([pricesOf(overlay).a, overlay?.changed.size, overlay?.leftOut.length]).toEqual([10, 0, 1]);
  });
});

test('a hidden product has no page', async () => {
  const overlay = await preview([{ id: 'a', set: { hidden: true } }]);
  expect([overlay?.products.has('a'), [...(overlay?.hidden ?? [])]]).toEqual([false, ['a']]);
});

test('uploads of this browser are shown from it, also those of variants; all that belongs to a picture stays', async () => {
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

test('without an edit there is nothing to preview', async () => {
  expect(await preview([])).toBeUndefined();
});
