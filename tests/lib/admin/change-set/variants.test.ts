import { applyChangeSet } from '@/lib/admin/change-set/apply';
import { buildChangeSet, updateOp } from '@/lib/admin/change-set/build';
import type { RawCatalogue } from '@/lib/admin/change-set/catalogue-draft';
import { changeSetSchema, type LooseProduct } from '@/lib/admin/change-set/change-set';
import { resolveClashes } from '@/lib/admin/change-set/resolve-clashes';
import { toBundle } from '@/lib/admin/ledger/bundle';
import { hashProduct } from '@/lib/admin/ledger/fields';
import { editItem } from '@/lib/admin/ledger/ledger';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

const XL_PRICE = 'variants {"size":"3XL"} price';
const xl = { size: '3XL', price: 12 };
const black = { color: 'Black', stock: 4 };
const shirt = (variants?: object[]) =>
  row({ id: 'a', available_colors: ['Black', 'Navy'], available_sizes: ['L', '3XL'], ...(variants && { variants }) });
const catalogueOf = (variants?: object[]) => rawCatalogue({ clothing: [shirt(variants)] }) as RawCatalogue;
const set = (...ops: object[]) => ({ format: 1, base: { hash: 'x' }, ops, files: [] });
const update = (from: object[] | undefined, to: object[] | undefined) =>
  updateOp('a', shirt(from) as LooseProduct, shirt(to) as LooseProduct);
const variantsIn = ({ catalogue }: { catalogue: RawCatalogue }) => catalogue.clothing?.products[0]?.variants;

test('a change set names each thing that a variant says, and what it was', async () => {
  const bundle = await toBundle(catalogueOf([xl, black]));
  const raw = shirt([
    { ...xl, price: 15 },
    { color: 'Navy', made: false },
  ]) as unknown as RawProduct;
  const item = editItem({ id: 'a', baseHash: bundle.hashes.get('a') as string }, raw, { bundle, now: 5 });
  const [op] = buildChangeSet([item], bundle, []).ops;
  expect(op).toMatchObject({
    set: { [XL_PRICE]: 15, 'variants {"color":"Black"} stock': null, 'variants {"color":"Navy"} made': false },
    was: { [XL_PRICE]: 12, 'variants {"color":"Black"} stock': 4, 'variants {"color":"Navy"} made': null },
  });
  // The list has the product as the catalogue will have it: by its hash it is known again.
  const applied = applyChangeSet(catalogueOf([xl, black]), set(op as object));
  expect(hashProduct(applied.catalogue.clothing?.products[0] as object)).toBe(hashProduct(item.product as object));
});

test('is merged with what was changed meanwhile in other variants and other facts', () => {
  const newer = catalogueOf([
    { ...black, stock: 1 },
    { ...xl, number: 'A-3' },
  ]);
  const changes = set(update([xl, black], [{ ...xl, price: 15 }, black]));
  const applied = applyChangeSet(newer, changes);
  expect([applied.report.status, variantsIn(applied)]).toEqual([
    'applied',
    [
      { color: 'Black', stock: 1 },
      { size: '3XL', price: 15, number: 'A-3' },
    ],
  ]);
  expect(applyChangeSet(applied.catalogue, changes).report.status).toBe('unchanged');
});

test('clashes over one fact are told by variant, and settled', () => {
  const changes = changeSetSchema.parse(
    set(
      update(
        [xl, black],
        [
          { ...xl, price: 15 },
          { ...black, stock: 9 },
        ],
      ),
    ),
  );
  const newer = catalogueOf([{ ...xl, price: 14 }, black]);
  const { report } = applyChangeSet(newer, changes);
  expect(report).toMatchObject({
    status: 'conflict',
    problems: ['Plain Shirt (a): 3XL: Price is $14.00 in the catalog, was $12.00, should become $15.00'],
    clashes: [{ field: XL_PRICE, was: 12, mine: 15, theirs: 14 }],
  });
  const settle = (side: 'mine' | 'theirs') =>
    variantsIn(applyChangeSet(newer, resolveClashes(changes, report.clashes, { a: { [XL_PRICE]: side } })));
  expect([settle('mine'), settle('theirs')]).toMatchObject([
    [{ price: 15 }, { stock: 9 }],
    [{ price: 14 }, { stock: 9 }],
  ]);
});

describe('a change set of the former form, with the variants as one value', () => {
  const former = set({
    ...{ op: 'update', id: 'a', baseHash: 'x' },
    ...{ set: { variants: [{ ...xl, price: 15 }] }, was: { variants: [xl, black] } },
  });

  test('is applied, and a second time changes nothing', () => {
    const applied = applyChangeSet(catalogueOf([xl, black]), former);
    expect([applied.report.status, variantsIn(applied)]).toEqual(['applied', [{ ...xl, price: 15 }]]);
    expect(applyChangeSet(applied.catalogue, former).report.status).toBe('unchanged');
  });
});

test('no name in a change set makes a product what it is not', () => {
  for (const name of ['variants {"__proto__":{"size":"L"}} price', 'variants {"size":"L"} __proto__', 'variants {} ']) {
    const { report } = applyChangeSet(
      catalogueOf(),
      set({ ...update(undefined, undefined), set: { [name]: 7 }, was: {} }),
    );
    expect([name, report.status]).toEqual([name, 'invalid']);
  }
});
