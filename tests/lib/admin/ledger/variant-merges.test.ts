import fc from 'fast-check';
import { changedFields, fieldNames, fieldValue, withFields } from '@/lib/admin/ledger/fields';
import { resolveConflicts, updateProduct } from '@/lib/admin/ledger/operations';
import { productSchema } from '@/lib/catalogue/schema/product';
import { forAll } from '@/tests/fixtures/for-all';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { anyVariedRows } from '@/tests/fixtures/varied-rows';
import { bundleOf, raw, rowOf, World } from './world';

const shirt = (...variants: object[]) =>
  raw({ id: 'a', available_colors: ['Black', 'Navy'], available_sizes: ['L', '3XL'], variants });
const xl = { size: '3XL', price: 12 };
const black = { color: 'Black', stock: 4 };
const XL_PRICE = 'variants {"size":"3XL"} price';

describe('what variants say, as fields', () => {
  test('a name holds what the variant names, in one spelling, and the fact', () => {
    const names = (...variants: object[]) => fieldNames(shirt(...variants)).filter((name) => / /.test(name));
    expect(names({ size: 3, color: 'Black', options: {}, price: 1, made: false })).toEqual([
      'variants {"color":"Black","size":"3"} price',
      'variants {"color":"Black","size":"3"} made',
    ]);
    expect(names({ options: { Hand: 'Left' }, size: { length: 'Unhemmed', waist: 30 }, stock: 2 })).toEqual([
      'variants {"options":{"Hand":"Left"},"size":{"length":"Unhemmed","waist":"30"}} stock',
    ]);
  });

  test('the order of variants, and which rows say it, is no difference', () => {
    const rows = [xl, black, { size: '3XL', number: 'A-3' }];
    expect(changedFields(shirt(...rows), shirt(black, { size: '3XL', number: 'A-3', price: 12 }))).toEqual([]);
    expect(changedFields(raw({ id: 'a' }), raw({ id: 'a', variants: [] }))).toEqual([]);
  });

  test('a fact is set where its variant stands, a new variant comes last, one without facts goes, and a list of none too', () => {
    expect(withFields(shirt(xl, black), { [XL_PRICE]: 15 }).variants).toEqual([{ size: '3XL', price: 15 }, black]);
    expect(withFields(shirt(xl, black), { 'variants {"color":"Navy"} made': false }).variants).toEqual([
      ...[xl, black, { color: 'Navy', made: false }],
    ]);
    expect(withFields(shirt(xl, black), { [XL_PRICE]: undefined }).variants).toEqual([black]);
    expect(withFields(shirt(xl), { [XL_PRICE]: undefined })).not.toHaveProperty('variants');
    // Rows that say the same thing twice say it once then, and no more where it goes.
    expect(withFields(shirt(xl, xl), { [XL_PRICE]: undefined })).not.toHaveProperty('variants');
  });

  test('every product is made of its fields, in any order', () => {
    forAll(
      fc.property(anyVariedRows, (product) => {
        const again = withFields({}, Object.fromEntries(fieldNames(product).map((f) => [f, fieldValue(product, f)])));
        expect(changedFields(product, again)).toEqual([]);
        const strip = ({ disagree: _, ...spelled }: ReturnType<typeof spellOut>[number]) => spelled;
        if (productSchema.safeParse(product).success)
          expect(spellOut(again).map(strip)).toEqual(spellOut(product).map(strip));
      }),
      100,
    );
  });
});

describe('two edits of one product', () => {
  const others = [raw({ id: 'b' }), raw({ id: 'c' })];
  const open = async (...variants: object[]) => {
    const world = new World(bundleOf(shirt(...variants), ...others));
    return { world, tab: await world.open() };
  };
  const publish = (world: World, ...variants: object[]) => {
    world.published = bundleOf(shirt(...variants), ...others);
    return world.open();
  };

  test('of two variants, and of two facts of one, are joined', async () => {
    const { world, tab } = await open(xl, black);
    await tab.applyChange(updateProduct('a', shirt({ ...xl, price: 15 }, black), shirt(xl, black)));
    const visit = await publish(world, { ...black, stock: 0 }, { ...xl, number: 'A-3' });
    expect(rowOf(visit, 'a')).toMatchObject({
      state: 'unpublished',
      raw: {
        variants: [
          { size: '3XL', price: 15, number: 'A-3' },
          { color: 'Black', stock: 0 },
        ],
      },
    });
  });

  test('of one fact are a conflict with both values, and settle either way', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const { world, tab } = await open(xl, black);
      await tab.applyChange(updateProduct('a', shirt({ ...xl, price: 15 }, black), shirt(xl, black)));
      const visit = await publish(world, { ...xl, price: 14 }, black);
      expect(rowOf(visit, 'a')?.conflicts).toEqual([{ field: XL_PRICE, mine: 15, theirs: 14 }]);
      await visit.applyChange(resolveConflicts('a', { [XL_PRICE]: side }));
      expect(rowOf(visit, 'a')?.raw.variants).toEqual([{ size: '3XL', price: side === 'mine' ? 15 : 14 }, black]);
    }
  });

  test('in two tabs are joined or refused by variant and fact', async () => {
    const { tab } = await open(xl, black);
    await tab.applyChange(updateProduct('a', shirt(xl, { ...black, stock: 1 }), shirt(xl, black)));
    const done = await tab.applyChange(updateProduct('a', shirt({ ...xl, price: 15 }, black), shirt(xl, black)));
    expect([done.ok, rowOf(tab, 'a')?.raw.variants]).toEqual([
      true,
      [
        { ...xl, price: 15 },
        { ...black, stock: 1 },
      ],
    ]);
    expect(
      await tab.applyChange(updateProduct('a', shirt({ ...xl, price: 16 }, black), shirt(xl, black))),
    ).toMatchObject({
      reason: 'conflict',
      problems: [{ field: XL_PRICE, message: 'was changed in another tab to $15.00' }],
    });
  });

  test('that name equally much and disagree are a conflict of what was edited here', async () => {
    const { world, tab } = await open();
    await tab.applyChange(updateProduct('a', shirt(xl), shirt()));
    const visit = await publish(world, { color: 'Black', price: 11 });
    expect(rowOf(visit, 'a')).toMatchObject({
      state: 'conflict',
      conflicts: [{ field: XL_PRICE, mine: 12, theirs: undefined }],
    });
    expect(await visit.applyChange(resolveConflicts('a', { [XL_PRICE]: 'mine' }))).toMatchObject({ reason: 'invalid' });
    expect(await visit.applyChange(resolveConflicts('a', { [XL_PRICE]: 'theirs' }))).toMatchObject({ ok: true });
    expect(rowOf(visit, 'a')).toMatchObject({ state: 'live', raw: { variants: [{ color: 'Black', price: 11 }] } });
  });

  test('of many facts of which one goes wrong are a conflict of that one', async () => {
    const { world, tab } = await open();
    const mine = ['L', '3XL'].flatMap((size) =>
      ['Black', 'Navy'].map((color, at) => ({ color, size, stock: at, number: `A-${size}-${color}`, price: 20 })),
    );
    await tab.applyChange(updateProduct('a', shirt(...mine), shirt()));
    const visit = await publish(world, { color: 'Navy', size: 'L', oldPrice: 15 });
    expect(rowOf(visit, 'a')?.conflicts).toEqual([
      { field: 'variants {"color":"Navy","size":"L"} price', mine: 20, theirs: undefined },
    ]);
  });

  test('that give a number to it and to another product are a conflict too, of a new product as well', async () => {
    const { world, tab } = await open();
    await tab.applyChange(updateProduct('a', shirt({ size: '3XL', number: 'N-1' }), shirt()));
    world.published = bundleOf(shirt(), raw({ id: 'b', model: 'N-1' }), raw({ id: 'c' }));
    const visit = await world.open();
    expect(rowOf(visit, 'a')?.conflicts).toMatchObject([{ field: 'variants {"size":"3XL"} number', mine: 'N-1' }]);
  });
});

describe('a list that was kept when variants were one field', () => {
  const mine = shirt({ ...xl, price: 15 }, black);
  const kept = (item: object, published: object = shirt(xl, black)) => {
    const world = new World(bundleOf(published as never, raw({ id: 'b' })));
    const items = [
      { id: 'a', h: 'other', p: mine, e: 5, ...item },
      { id: 'b', h: 'x' },
    ];
    world.storage.setItem('sp:catalogue', JSON.stringify({ v: 1, rev: 3, base: { hash: 'other', count: 2 }, items }));
    return world.open();
  };

  test('keeps its edits, and joins them by variant', async () => {
    const visit = await kept({ b: { variants: [xl, black] } }, shirt(xl, { ...black, stock: 1 }));
    expect(rowOf(visit, 'a')).toMatchObject({
      state: 'unpublished',
      raw: {
        variants: [
          { size: '3XL', price: 15 },
          { color: 'Black', stock: 1 },
        ],
      },
    });
  });

  test('keeps its conflicts with both values', async () => {
    const visit = await kept(
      { b: { variants: [{ ...xl, price: 14 }, black] }, c: ['variants'] },
      shirt({ ...xl, price: 14 }, black),
    );
    expect(rowOf(visit, 'a')?.conflicts).toEqual([{ field: XL_PRICE, mine: 15, theirs: 14 }]);
  });
});
