import { openImports } from '@/lib/admin/import/imports';
import { removeProducts, updateProduct } from '@/lib/admin/ledger/operations';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { bundleOf, raw, rowOf, shown, World } from '../ledger/world';

const [a, b] = ['a', 'b'].map((id) => raw({ id })) as [RawProduct, RawProduct];

const NO_PICTURES = { read: async () => undefined };

/** A tab that has edited a, taken b away and added d; with its list as text. */
async function edited() {
  const world = new World();
  const tab = await world.open();
  await tab.applyChange(updateProduct('a', { ...a, price: 12 }, a));
  await tab.applyChange(removeProducts(['b']));
  const added = await openImports(tab, NO_PICTURES).planImport(JSON.stringify([raw({ id: 'd', name: 'Added' })]));
  await added.apply();
  return world.text ?? '';
}

/** Another browser, into which files come. */
async function fresh(published?: unknown) {
  const tab = await new World(published).open();
  return { tab, plan: openImports(tab, NO_PICTURES).planImport };
}

test('a copy of the list brings everything that was edited there, as one change that can be undone', async () => {
  const { tab, plan } = await fresh();
  const planned = await plan(await edited());
  expect(planned.changes.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'update'],
    ['b', 'delete'],
    ['d', 'add'],
  ]);
  const outcome = await planned.apply();
  expect(outcome.ok).toBe(true);
  expect([shown(tab), rowOf(tab, 'a')?.raw.price]).toEqual([['a', 'c', 'd'], 12]);
  if (outcome.ok) await outcome.undo?.();
  expect([shown(tab), rowOf(tab, 'a')?.raw.price]).toEqual([['a', 'b', 'c'], 10]);
});

test('one bad item takes no other with it', async () => {
  const items = [
    ...Array.from({ length: 239 }, (_, at) => ({ id: `n-${at}`, p: raw({ id: `n-${at}` }), e: 1 })),
    { id: 'bad', p: raw({ id: 'bad', price: -1 }), e: 1 },
    'no item',
    JSON.parse('{"id":"evil","e":1,"p":{"__proto__":{"polluted":1}}}'),
  ];
  const { plan } = await fresh();
  const planned = await plan(JSON.stringify({ v: 1, rev: 3, base: { hash: '', count: 0 }, items }));
  expect(planned.changes).toHaveLength(239);
  expect(planned.problems.map(({ path }) => path)).toEqual(['items[240]', 'items[241]', 'items[239]']);
});

test('fields that were set come in over the product as it is now; a field changed here since is named with its values', async () => {
  const item = { id: 'a', h: 'x', e: 1, s: { price: 12, name: null }, b: { price: 10, name: 'Plain Shirt' } };
  const text = JSON.stringify({ v: 1, rev: 1, base: { hash: 'x', count: 1 }, items: [{ ...item, s: { price: 12 } }] });
  const same = await (await fresh(bundleOf(raw({ id: 'a', stock: 4 })))).plan(text);
  expect(same.changes.map(({ fields }) => fields)).toEqual([[{ field: 'price', from: 10, to: 12 }]]);
  const changed = await (await fresh(bundleOf(raw({ id: 'a', price: 11 })))).plan(text);
  expect([changed.changes, changed.problems.map(({ message }) => message)]).toEqual([
    [],
    ['It was changed here since: Price is 11 here, was 10, and should become 12.'],
  ]);
});

test('a dump of the admin is read, and of several copies the list itself', async () => {
  const list = await edited();
  const { plan } = await fresh();
  const dump = { 'sp:admin': 'signed-in', 'sp:catalogue.corrupt-5': '[]', 'sp:catalogue': list };
  const planned = await plan(JSON.stringify(dump));
  expect([planned.layout, planned.changes.length]).toEqual(['A dump of the admin (sp:catalogue)', 3]);
  const { 'sp:catalogue': _, ...gone } = { ...dump, 'sp:catalogue.corrupt-7': list };
  expect((await plan(JSON.stringify(gone))).layout).toContain('corrupt-7');
});

describe('a change set', () => {
  const set = (...ops: object[]) => JSON.stringify({ format: 1, base: { hash: 'x' }, ops, files: [] });

  test('is merged three-way, and twice changes nothing', async () => {
    const { plan } = await fresh();
    const text = set(
      { op: 'update', id: 'a', baseHash: 'x', set: { price: 15 }, was: { price: 10 } },
      { op: 'update', id: 'c', baseHash: 'x', set: { price: 15 }, was: { price: 9 } },
      { op: 'add', id: 'e', product: raw({ id: 'e' }) },
      { op: 'update', id: 'nobody', baseHash: 'x', set: { price: 1 }, was: {} },
    );
    const planned = await plan(text);
    expect(planned.changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'update'],
      ['e', 'add'],
    ]);
    expect(planned.problems.map(({ id }) => id)).toEqual(['c', 'nobody']);
    await planned.apply();
    expect((await plan(text)).changes).toEqual([]);
  });

  test('a piece of a kit that stays cannot go', async () => {
    const { plan } = await fresh(bundleOf(b, raw({ id: 'kit', pieces: ['b'] })));
    const planned = await plan(set({ op: 'delete', id: 'b' }));
    expect([planned.changes, planned.problems[0]?.message]).toEqual([[], expect.stringContaining('kit')]);
  });

  test('of another format is refused with the reason', async () => {
    const planned = await (await fresh()).plan('{"format":2,"ops":[]}');
    expect([planned.changes, planned.problems.length > 0]).toEqual([[], true]);
  });
});

test('a product that was deleted here comes back in its place', async () => {
  const { tab, plan } = await fresh();
  await tab.applyChange(removeProducts(['b']));
  const planned = await plan(JSON.stringify([{ ...b, price: 21 }]));
  expect(planned.changes.map(({ kind }) => kind)).toEqual(['add']);
  expect((await planned.apply()).ok).toBe(true);
  expect([shown(tab), rowOf(tab, 'b')?.raw.price]).toEqual([['a', 'b', 'c'], 21]);
});

test.each<[string, Uint8Array | string]>([
  ['20,000,001 bytes', new Uint8Array(20_000_001)],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0)],
  ['nothing', ''],
  ['deep nesting', '['.repeat(200_000)],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 73, 72)],
  ['a page', '<!DOCTYPE html><title>x</title>'],
])('%s is refused with a sentence', async (_, content) => {
  const { plan } = await fresh();
  const planned = await plan(content);
  expect([planned.changes, planned.problems[0]?.message]).toEqual([[], expect.stringMatching(/\.$/)]);
});

test('a trailing comma says where it is, and takes nothing away', async () => {
  const { plan } = await fresh();
  const planned = await plan(`[\n${JSON.stringify({ ...a, price: 4 })},\n]`);
  expect(planned.changes).toHaveLength(1);
  expect(planned.problems).toEqual([{ message: expect.stringContaining('a comma too many') }]);
  const broken = await plan(`[\n${JSON.stringify({ ...a, price: 4 })},\n{"id": nope}\n]`);
  expect(broken.changes).toHaveLength(1);
  expect(broken.problems[0]?.message).toContain('line 3, column 8');
});

test('a picture that is neither on the site nor in this browser keeps its product out, and says so', async () => {
  globalThis.fetch = jest.fn(
    async (address) => new Response(null, { status: String(address).includes('here') ? 200 : 404 }),
  );
  const product = (id: string, src: string) => raw({ id, name: id, image_links: [{ src, alt: 'Front' }] });
  const { plan } = await fresh(bundleOf(raw({ id: 'a', image_links: ['/drawings/published.svg'] })));
  const { changes, problems } = await plan(
    JSON.stringify([
      product('n1', '/drawings/gone.svg'),
      product('n2', '/drawings/here.svg'),
      product('n3', '/drawings/published.svg'),
      product('n4', 'https://example.com/gone.jpg'),
    ]),
  );
  expect(changes.map(({ id }) => id)).toEqual(['n2', 'n3', 'n4']);
  expect(problems).toEqual([
    {
      id: 'n1',
      path: '[0]',
      message: 'Images names /drawings/gone.svg, which is neither in the store nor in this browser',
    },
  ]);
});
