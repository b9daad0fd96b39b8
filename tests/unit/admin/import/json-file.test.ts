import { removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import { importActions } from '@/lib/admin/file-actions';
import { readImport } from '@/lib/admin/import/read-import';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { EMPTY, importFile, reportLines } from '@/tests/fixtures/import-files';
import { catalogueOf, FakeBrowser, presentIds, raw, rowOf } from '../fake-browser';

// Mock of the browser's database.
const mockRecords = new Map<string, unknown>();
jest.mock('@/lib/storage/key-value-store', () => ({
  openKeyValueStore: () => ({
    read: async (name: string) => mockRecords.get(name),
    write: async (name: string, value: unknown) => void mockRecords.set(name, value),
    remove: async (name: string) => void mockRecords.delete(name),
    names: async () => [],
  }),
}));
beforeEach(() => mockRecords.clear());
const update = (to: RawProduct, before: RawProduct) => updateProducts(new Map([['a', { raw: to, before }]]));

const [a, b] = ['a', 'b'].map((id) => raw({ id })) as [RawProduct, RawProduct];
const SHOP = { ...EMPTY, products: [a, b, raw({ id: 'c' })] };
const NO_PICTURES = { read: async () => undefined };

async function open(published?: unknown) {
  const tab = await new FakeBrowser(published).open();
  return { tab, plan: importActions(tab, NO_PICTURES).planImport };
}

/** Copy of the edits of a browser in which a was edited, b deleted and d added. */
async function copyOfList() {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  await tab.applyChange(update({ ...a, price: 12 } as RawProduct, a));
  await tab.applyChange(removeProducts(['b']));
  const added = await importActions(tab, NO_PICTURES).planImport(JSON.stringify([raw({ id: 'd', name: 'Added' })]));
  await added.apply();
  return browser.copy ?? '';
}

const changeSet = (...ops: object[]) => JSON.stringify({ format: 1, base: { hash: 'x' }, ops, files: [] });

describe('JSON', () => {
  test.each<[string, unknown, object[]]>([
    ['a list', [a, { ...b, price: 12 }], [{ id: 'b', kind: 'update' }]],
    ['an object with a list of products', { products: [{ ...b, price: 12 }] }, [{ id: 'b', kind: 'update' }]],
    ['a catalogue', catalogueOf(a, { ...b, price: 12 }, raw({ id: 'n' })), [{ id: 'b' }, { id: 'n', kind: 'add' }]],
    [
      'a catalogue with a product in two categories',
      { clothing: { products: [{ ...a, price: 12 }] }, hats: { products: [{ ...a, price: 13 }] } },
      [{ id: 'a', fields: [{ field: 'price', from: 10, to: 12 }] }],
    ],
  ])('%s', async (_, json, changes) => {
    const imported = await importFile(JSON.stringify(json), {}, SHOP);
    expect([imported.changes, reportLines(imported)]).toMatchObject([changes, []]);
    expect(imported.preview.mapping).toBeUndefined();
    expect((await importFile(JSON.stringify(json), {}, imported.shop)).changes).toEqual([]);
  });

  test('a change set is merged by its previous values', async () => {
    const text = changeSet(
      { op: 'update', id: 'a', baseHash: 'x', set: { price: 15 }, was: { price: 10 } },
      { op: 'update', id: 'c', baseHash: 'x', set: { price: 15 }, was: { price: 9 } },
      { op: 'add', id: 'e', product: raw({ id: 'e' }) },
      { op: 'update', id: 'missing', baseHash: 'x', set: { price: 1 }, was: {} },
    );
    const imported = await importFile(text, {}, SHOP);
    expect(imported.changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'update'],
      ['e', 'add'],
    ]);
    expect(reportLines(imported)).toEqual([
      'c | It has been changed here since: Price is $10.00 in the catalog, was $9.00, should become $15.00.',
      'missing | It is changed, but the list does not have it.',
    ]);
    expect((await importFile(text, {}, imported.shop)).changes).toEqual([]);
  });

  test('a product that a kit needs cannot be deleted', async () => {
    const shop = { ...EMPTY, products: [b, raw({ id: 'kit', pieces: ['b'] })] };
    const imported = await importFile(changeSet({ op: 'delete', id: 'b' }), {}, shop);
    expect([imported.changes, reportLines(imported)]).toEqual([[], [expect.stringContaining('kit')]]);
  });

  test('valid edits of a copy are imported, invalid ones are reported', async () => {
    const edits = [
      { id: 'n', added: raw({ id: 'n' }), editedAt: 1 },
      { id: 'bad', added: raw({ id: 'bad', price: -1 }), editedAt: 1 },
      { id: 'a', base: a, patch: { price: 12 }, editedAt: 1 },
      'no edit',
    ];
    const imported = await importFile(JSON.stringify({ v: 2, rev: 1, published: '', edits }), {}, SHOP);
    expect(imported.changes.map(({ id }) => id)).toEqual(['n', 'a']);
    expect(reportLines(imported)).toEqual([
      'Some edits of the file cannot be read.',
      expect.stringContaining('bad | Price'),
    ]);
    const stale = await importFile(JSON.stringify({ v: 2, edits }), {}, { ...EMPTY, products: [{ ...a, price: 11 }] });
    expect(reportLines(stale)).toContain(
      'a | It has been changed here since: Price is $11.00 in the catalog, was $10.00, should become $12.00.',
    );
  });

  test('an entry cannot pollute a prototype', async () => {
    expect((await importFile('[{"id":"evil","__proto__":{"polluted":1}}]')).changes).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  test.each<[string, string, RegExp]>([
    ['broken JSON', `[\n${JSON.stringify(a)},\n]`, /^The file is not valid JSON: /],
    ['another object', '{"sp:catalogue":"[]"}', /is not a catalogue/],
    ['numbers', '[1]', /is not a product/],
    ['a change set of another version', '{"format":2,"ops":[]}', /./],
    ['deep nesting', '['.repeat(200_000), /not valid JSON/],
    ['a forbidden address', JSON.stringify([{ ...a, image_links: ['javascript:alert(1)'] }]), /Images/],
    ['20,001 products', JSON.stringify(Array.from({ length: 20_001 }, () => ({ id: 'x' }))), /at most 20,000/],
    ['a product without a name', '[{"id":"x"}]', /is missing/],
    ['a product twice', JSON.stringify([a, a]), /in the file twice/],
  ])('%s is reported as a problem', async (_, text, message) => {
    const { preview, changes } = await importFile(text);
    expect(preview.leftOut[0]?.message).toMatch(message);
    expect(changes.length).toBeLessThanOrEqual(1);
  });
});

test('warnings are grouped by message, most frequent first', async () => {
  const { preview } = await importFile('SKU,Name,Price,Stock\nA,Mug,1,x\nB,Cup,ask,3\nC,Jug,1,y');
  const [first] = preview.warnings.map(({ message, places }) => [places.length, message]);
  expect(first).toEqual([3, 'It has no brand; “Unbranded” is used.']);
  expect(preview.warnings.at(-1)?.places).toHaveLength(1);
});

describe('10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `p-${at % 2000},Product ${at % 2000},9.50,S${at % 5}`);
  const table = ['Handle,Title,Price,Size', ...rows].join('\n');
  const read = (taskOptions: object) => readImport(table, {}, { shop: EMPTY, taskOptions });

  test('are read with progress', async () => {
    const progress: [number, number][] = [];
    const { preview } = await read({ onProgress: (done: number, all: number) => progress.push([done, all]) });
    expect(preview.changes).toHaveLength(2000);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.every(([done, all]) => done <= all)).toBe(true);
  });

  test('can be canceled', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('Canceled'));
    await expect(read({ signal: stop.signal, onProgress })).rejects.toThrow('Canceled');
  });
});

describe('an import in the admin', () => {
  test('is one change that can be undone', async () => {
    const { tab, plan } = await open();
    const planned = await plan(await copyOfList());
    expect(planned.changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'update'],
      ['b', 'delete'],
      ['d', 'add'],
    ]);
    const outcome = await planned.apply();
    expect(outcome.ok).toBe(true);
    expect([presentIds(tab), rowOf(tab, 'a')?.raw.price]).toEqual([['a', 'c', 'd'], 12]);
    if (outcome.ok) await outcome.undo?.();
    expect([presentIds(tab), rowOf(tab, 'a')?.raw.price]).toEqual([['a', 'b', 'c'], 10]);
  });

  test('keeps the record of an applied import for the next one; undo restores the one before', async () => {
    const { tab, plan } = await open();
    const table = (price: number) => `ID,Price\na,${price}\n`;
    await (await plan(table(12))).apply();
    const record = mockRecords.get('last');
    expect(record).toEqual({ a: { price: expect.any(String) } });
    const second = await (await plan(table(13))).apply();
    expect(mockRecords.get('last')).not.toEqual(record);
    if (second.ok) await second.undo?.();
    expect([mockRecords.get('last'), rowOf(tab, 'a')?.raw.price]).toEqual([record, 12]);
    const current = rowOf(tab, 'a')?.raw as RawProduct;
    await tab.applyChange(update({ ...current, price: 20 }, current));
    expect((await plan(table(14))).warnings.map(({ message }) => message)).toContain(
      'Price has been edited since the last import and stays.',
    );
  });

  test('restores a deleted product at its position', async () => {
    const { tab, plan } = await open();
    await tab.applyChange(removeProducts(['b']));
    const planned = await plan(JSON.stringify([{ ...b, price: 21 }]));
    expect(planned.changes.map(({ kind }) => kind)).toEqual(['add']);
    expect((await planned.apply()).ok).toBe(true);
    expect([presentIds(tab), rowOf(tab, 'b')?.raw.price]).toEqual([['a', 'b', 'c'], 21]);
  });

  test('leaves out a product whose picture is neither on the site nor in this browser', async () => {
    globalThis.fetch = jest.fn(
      async (address) => new Response(null, { status: String(address).includes('here') ? 200 : 404 }),
    );
    const product = (id: string, src: string) => raw({ id, name: id, image_links: [{ src, alt: 'Front' }] });
    const { plan } = await open(catalogueOf(raw({ id: 'a', image_links: ['/drawings/published.svg'] })));
    const { changes, leftOut } = await plan(
      JSON.stringify([
        product('n1', '/drawings/gone.svg'),
        product('n2', '/drawings/here.svg'),
        product('n3', '/drawings/published.svg'),
        product('n4', 'https://example.com/gone.jpg'),
      ]),
    );
    expect(changes.map(({ id }) => id)).toEqual(['n2', 'n3', 'n4']);
    expect(leftOut).toEqual([
      { message: 'Images has no file at /drawings/gone.svg', places: [{ path: '[0]', id: 'n1' }] },
    ]);
  });
});
