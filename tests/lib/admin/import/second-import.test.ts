import type { LastImport } from '@/lib/admin/import/last-import';
import { withFields } from '@/lib/admin/ledger/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { CATEGORIES, comingIn, type Planned, planOf } from './plan-of';

const HEAD = 'Item no;Name;Brand;Category;Price;Stock;Description;Size';
const file = (...rows: string[]) => `${HEAD}\n${rows.join('\n')}\n`;
const MUG = 'M-1;Mug;Lumen;clothing;12.00;5;A mug.;';
const TEE_S = 'T-1;Tee;Lumen;clothing;20.00;3;A tee.;S';
const TEE_L = 'T-1;Tee;Lumen;clothing;22.00;4;A tee.;L';

/** The shop after a first file, as `edit` has changed it, and what its sender is remembered by. */
async function after(content: string, edit: (raw: RawProduct) => RawProduct = (raw) => raw) {
  const plan = await planOf(content);
  return { present: plan.rows.map(({ raw }) => edit(raw)), last: memoryOf(plan) };
}

const memoryOf = ({ reading, told }: Planned): LastImport => ({
  map: reading.map as LastImport['map'],
  products: told,
});
const again = (content: string, shop: Awaited<ReturnType<typeof after>>, map = {}) =>
  planOf(content, shop.present, { ...shop.last.map, ...map }, CATEGORIES, shop.last);

test('an edit that was made here stays, and is told where the file says something new; all else follows the file', async () => {
  const shop = await after(file(MUG), (raw) => withFields(raw, { price: 15, name: 'Big mug', subcategory: 'Mugs' }));
  const plan = await again(file('M-1;Mug;Lumen;clothing;13.00;9;A better mug.;'), shop);
  expect(comingIn(plan, 'm-1')).toMatchObject({
    ...{ name: 'Big mug', price: 15, subcategory: 'Mugs' },
    ...{ stock: 9, description: 'A better mug.' },
  });
  expect(plan.doubts.map(({ message }) => message)).toEqual([
    'Price was edited here since the last import and stays 15; the file says 13.',
  ]);
});

test('a change that a build refuses is not noted as one that was made', async () => {
  const shop = await after(file(MUG));
  const plan = await again(file(MUG.replace('Mug', 'M'.repeat(300))), shop);
  expect([plan.rows, plan.problems.length, plan.told]).toEqual([[], 1, shop.last.products]);
});

test('the same file changes nothing, whatever was edited here', async () => {
  const shop = await after(file(MUG, TEE_S, TEE_L), (raw) => withFields(raw, { description: 'Ours.', oldPrice: 40 }));
  const plan = await again(file(MUG, TEE_S, TEE_L), shop);
  expect([plan.rows, plan.unchanged, plan.doubts]).toEqual([[], 2, []]);
});

test('an edit of one variant stays beside new figures of the others', async () => {
  const shop = await after(file(TEE_S, TEE_L), (raw) => ({
    ...raw,
    variants: raw.variants?.map((row) => (row.size === 'L' ? { ...row, price: 30 } : row)),
  }));
  const plan = await again(
    file('T-1;Tee;Lumen;clothing;19.00;3;A tee.;S', 'T-1;Tee;Lumen;clothing;22.00;1;A tee.;L'),
    shop,
  );
  expect(comingIn(plan, 't-1')).toMatchObject({
    price: 19,
    variants: expect.arrayContaining([expect.objectContaining({ size: 'L', price: 30 })]),
  });
});

describe('a product that is gone from the file, or is no longer for sale there', () => {
  const second = 'M-1;Mug;Lumen;clothing;12.00;5;A mug.;';

  test('is asked about and stays', async () => {
    const plan = await again(file(second), await after(file(MUG, TEE_S, TEE_L)));
    expect([plan.gone, plan.rows]).toEqual([[{ id: 't-1', name: 'Tee' }], []]);
  });

  test.each([
    ['hide', { kind: 'update', raw: expect.objectContaining({ hidden: true }) }],
    ['delete', { kind: 'delete' }],
  ] as const)('can be told to go: %s', async (gone, row) => {
    const plan = await again(file(second), await after(file(MUG, TEE_S, TEE_L)), { gone });
    expect(plan.rows).toEqual([expect.objectContaining({ id: 't-1', ...row })]);
  });

  test('comes back when it was hidden for that, and not when the operator hid it', async () => {
    const shop = await after(file(MUG, TEE_S, TEE_L));
    const hiding = await again(file(second), shop, { gone: 'hide' });
    const hidden = { present: [comingIn(hiding, 't-1')], last: memoryOf(hiding) };
    expect(comingIn(await again(file(TEE_S, TEE_L), hidden), 't-1').hidden).toBeUndefined();
    const own = { ...shop, present: shop.present.map((raw) => ({ ...raw, hidden: true })) };
    expect((await again(file(MUG, TEE_S, TEE_L), own)).rows).toEqual([]);
  });

  test('one that is broken in the file, or waits for an answer, is not gone', async () => {
    const shop = await after(`${HEAD};State\n${MUG};active\n${TEE_S};active\n`);
    const plan = await again(`${HEAD};State\n${MUG};some day\n${TEE_S.replace('20.00', 'ask')};active\n`, shop, {
      gone: 'delete',
      columns: { ...shop.last.map.columns, State: 'published' },
    });
    expect([plan.gone, plan.rows, plan.told]).toEqual([[], [], shop.last.products]);
  });

  test('one that was switched off at the sender is gone', async () => {
    const shop = await after(`${HEAD};Status\n${MUG};active\n${TEE_S};active\n`);
    const plan = await again(`${HEAD};Status\n${MUG};draft\n${TEE_S};active\n`, shop);
    expect(plan.gone).toEqual([{ id: 'm-1', name: 'Mug' }]);
  });

  test('a file that holds none that can be read takes nothing away', async () => {
    const plan = await again('nothing', await after(file(MUG)), { gone: 'delete' });
    expect(plan.rows).toEqual([]);
  });
});

test('is found by its number when the sender has renamed it', async () => {
  const shop = await after('Handle;Title;SKU;Price\nold-name;Old name;N-1;5.00\n');
  const plan = await planOf(
    'Handle;Title;SKU;Price\nnew-name;New name;N-1;6.00\n',
    shop.present,
    undefined,
    CATEGORIES,
    shop.last,
  );
  expect(comingIn(plan, 'old-name')).toMatchObject({ name: 'New name', price: 6 });
});

test('another sender’s row updates by number where it names nothing else or the same, and never another product', async () => {
  const { present } = await after('Handle;Title;SKU;Price\nmug;Mug;N-1;5.00\n');
  expect(comingIn(await planOf('SKU,Price\nN-1,6.00\n', present), 'mug')).toMatchObject({ name: 'Mug', price: 6 });
  expect(comingIn(await planOf('SKU,Name,Price\nN-1,Mug,7.00\n', present), 'mug').price).toBe(7);
  expect(comingIn(await planOf('SKU,Name,Price\nN-1,Kettle,7.00\n', present), 'n-1').name).toBe('Kettle');
});

test('a list of numbers, prices and stock changes each variant and nothing else', async () => {
  const own =
    'Handle,Title,Size,SKU,Price,Stock,Description\ntee,Tee,S,T-S,20.00,3,A tee.\ntee,Tee,L,T-L,22.00,4,A tee.\n';
  const { present } = await after(own);
  const plan = await planOf('SKU,Stock,Price\nT-L,0,25.00\nT-S,9,20.00\nNONE,1,1.00\n', present);
  expect(
    spellOut(comingIn(plan, 'tee')).map(({ choice, stock, price, number }) => [choice.size, number, stock, price]),
  ).toEqual([
    ['S', 'T-S', 9, 20],
    ['L', 'T-L', 0, 25],
  ]);
  expect(comingIn(plan, 'tee')).toMatchObject({ name: 'Tee', description: 'A tee.' });
  expect(plan.problems.map(({ id }) => id)).toContain('none');
});

test('a file without descriptions, colors and views leaves those that pictures have here', async () => {
  const [a, b] = ['https://img.example.com/a.jpg', 'https://img.example.com/b.jpg'];
  const table = (...images: string[]) => `SKU,Name,Price,Images,Color\nM-1,Mug,12.00,"${images.join(',')}",Black\n`;
  const picture = { src: a, alt: 'Front', color: 'Black', view: 'Front' };
  const shop = await after(table(a), (raw) => withFields(raw, { image_links: [picture] }));
  expect((await again(table(a), shop)).rows).toEqual([]);
  const known = { ...shop, last: { ...shop.last, products: {} } };
  expect(comingIn(await again(table(b, a), known), 'm-1').image_links).toEqual([b, picture]);
});
