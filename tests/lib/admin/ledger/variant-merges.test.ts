import fc from 'fast-check';
import { toBundle } from '@/lib/admin/ledger/bundle';
import { changedFields, fieldNames, fieldValue, withFields } from '@/lib/admin/ledger/fields';
import { type LedgerItem, seedLedger } from '@/lib/admin/ledger/ledger';
import { resolveConflicts, updateProduct } from '@/lib/admin/ledger/operations';
import { rebase } from '@/lib/admin/ledger/rebase';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { anyVariedRows, variedRows } from '@/tests/fixtures/varied-rows';
import { runs } from '@/tests/gate';
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

  test('what is no list of variants stays one field', () => {
    const odd = raw({ id: 'a', variants: 'many' });
    expect(changedFields(odd, shirt(xl)).map(({ field }) => field)).toContain('variants');
    expect([fieldNames(odd).includes('variants'), fieldValue(odd, XL_PRICE)]).toEqual([true, undefined]);
  });

  test.each(['variants {"size":"3XL"} colour', 'variants {"size":3} price', 'variants {bad price', 'variants price'])(
    'the name %s is that of no fact',
    (name) => {
      expect(withFields(shirt(xl), { [name]: 7 })).toMatchObject({ variants: [xl], [name]: 7 });
    },
  );

  test('every product is made of its fields, in any order', () => {
    fc.assert(
      fc.property(anyVariedRows, (product) => {
        const again = withFields({}, Object.fromEntries(fieldNames(product).map((f) => [f, fieldValue(product, f)])));
        expect(changedFields(product, again)).toEqual([]);
        const strip = ({ disagree: _, ...spelled }: ReturnType<typeof spellOut>[number]) => spelled;
        if (productSchema.safeParse(product).success)
          expect(spellOut(again).map(strip)).toEqual(spellOut(product).map(strip));
      }),
      { seed: 1, numRuns: runs(200) },
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

  test('that give one number to two variants are a conflict of the number', async () => {
    const { world, tab } = await open();
    await tab.applyChange(updateProduct('a', shirt({ size: '3XL', number: 'N-1' }), shirt()));
    const visit = await publish(world, { color: 'Black', number: 'N-1' });
    expect(rowOf(visit, 'a')?.conflicts).toEqual([
      { field: 'variants {"size":"3XL"} number', mine: 'N-1', theirs: undefined },
    ]);
  });

  test('that give a number to it and to another product are a conflict too, of a new product as well', async () => {
    const { world, tab } = await open();
    await tab.applyChange(updateProduct('a', shirt({ size: '3XL', number: 'N-1' }), shirt()));
    world.published = bundleOf(shirt(), raw({ id: 'b', model: 'N-1' }), raw({ id: 'c' }));
    const visit = await world.open();
    expect(rowOf(visit, 'a')?.conflicts).toMatchObject([{ field: 'variants {"size":"3XL"} number', mine: 'N-1' }]);
  });

  test('a product goes live whatever the order in which the catalogue has its variants', async () => {
    const { world, tab } = await open(xl, black);
    await tab.applyChange(updateProduct('a', shirt({ ...xl, price: 15 }, black), shirt(xl, black)));
    const visit = await publish(world, black, { price: 15, size: '3XL' });
    expect(rowOf(visit, 'a')?.state).toBe('live');
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

  test('keeps variants that it has taken out or brought', async () => {
    const visit = await kept({ p: shirt(black), b: { variants: [xl, black] } });
    expect(rowOf(visit, 'a')?.raw.variants).toEqual([black]);
    const other = await kept({ b: { variants: null } }, shirt());
    expect(rowOf(other, 'a')?.raw.variants).toEqual([{ size: '3XL', price: 15 }, black]);
  });

  test('keeps its conflicts with both values', async () => {
    const visit = await kept(
      { b: { variants: [{ ...xl, price: 14 }, black] }, c: ['variants'] },
      shirt({ ...xl, price: 14 }, black),
    );
    expect(rowOf(visit, 'a')?.conflicts).toEqual([{ field: XL_PRICE, mine: 15, theirs: 14 }]);
  });

  test('keeps its notes of what was published', async () => {
    const sent = {
      x: 'm',
      w: 'c1',
      y: { variants: [[xl, black], mine.variants], product: ['h0', 'm'] },
      b: { variants: [xl, black] },
    };
    // The store shows it in part: another price is newer than the one that was sent.
    const visit = await kept(sent, shirt(xl, { ...black, stock: 0 }));
    expect(rowOf(visit, 'a')?.raw.variants).toEqual([
      { size: '3XL', price: 15 },
      { color: 'Black', stock: 0 },
    ]);
    const shown = await kept(sent, mine);
    expect(rowOf(shown, 'a')?.state).toBe('live');
  });
});

type Edits = Readonly<Record<string, unknown>>;

/** Choices that variants of a row may name, those that they do among them. */
function someChoices(product: RawProduct): object[] {
  const known = (product.variants ?? []).map(({ color, size, options }) => ({ color, size, options }));
  const colors = (product.available_colors ?? []).map((color) => ({ color }));
  const sizes = Array.isArray(product.available_sizes) ? product.available_sizes.map((size) => ({ size })) : [];
  const options = (product.options ?? []).flatMap(({ name, values }) =>
    values.map((value) => ({ options: { [name]: value } })),
  );
  return [...known, ...colors, ...sizes, ...options];
}

const keyOf = ({ color, size, options = {} }: { color?: unknown; size?: unknown; options?: object }) =>
  JSON.stringify({ color, size, ...(Object.keys(options).length > 0 && { options }) });

/** What a row's variants say, one by one, as a person would note it: no line of this is the ledger's. */
function said({ variants = [] }: RawProduct, edits: Edits = {}): Record<string, unknown> {
  const notes: Record<string, unknown> = {};
  for (const { color, size, options, ...facts } of variants)
    for (const [fact, value] of Object.entries(facts)) notes[`${keyOf({ color, size, options })} ${fact}`] ??= value;
  return { ...notes, ...edits };
}

const noted = (notes: Record<string, unknown>) => JSON.parse(JSON.stringify(notes));

/** A row whose variants say that, each thing in a row of its own. */
function saying(product: RawProduct, notes: Record<string, unknown>): RawProduct {
  const variants = Object.entries(notes).flatMap(([name, value]) => {
    const at = name.lastIndexOf(' ');
    return value === undefined ? [] : [{ ...JSON.parse(name.slice(0, at)), [name.slice(at + 1)]: value }];
  });
  return { ...product, variants } as RawProduct;
}

const FACTS: Record<string, fc.Arbitrary<unknown>> = {
  price: fc.constantFrom(40, 55.5, 90, undefined),
  oldPrice: fc.constantFrom(60, 300),
  stock: fc.constantFrom(0, 5, undefined),
  made: fc.constantFrom(true, false, undefined),
  number: fc.constantFrom('X-1', 'X-2', undefined),
  image_links: fc.constantFrom(['https://example.com/x.jpg'], undefined),
};

/** Edits of two sides, of different facts, and one fact that both edit. */
const twoSides = variedRows
  .filter((product) => someChoices(product).length > 0)
  .chain((product) => {
    const edit = fc
      .record({
        of: fc.constantFrom(...someChoices(product)),
        fact: fc.constantFrom('price', 'price', 'price', ...Object.keys(FACTS)),
      })
      .chain(({ of, fact }) =>
        (FACTS[fact] as fc.Arbitrary<unknown>).map((value): [string, unknown] => [`${keyOf(of)} ${fact}`, value]),
      );
    return fc.record({
      product: fc.constant(product),
      edits: fc.uniqueArray(edit, { minLength: 2, maxLength: 8, selector: ([name]) => name }),
      cut: fc.integer({ min: 1, max: 4 }),
    });
  })
  .map(({ product, edits, cut }) => ({
    product,
    mine: Object.fromEntries(edits.slice(0, cut)),
    theirs: Object.fromEntries(edits.slice(cut)),
  }));

/** Whether a build would take a product, of which there is no other. */
const isTaken = (product: RawProduct) => {
  const numbers = (product.variants ?? []).flatMap(({ number }) => number ?? []);
  return productSchema.safeParse(product).success && new Set(numbers).size === numbers.length;
};
const spelled = (product: RawProduct) => spellOut(product).map(({ disagree: _, ...rest }) => rest);

/** The item of a product that was edited here and published anew meanwhile, and that after the same once more. */
async function merged(before: RawProduct, here: RawProduct, there: RawProduct): Promise<LedgerItem[]> {
  const [old, next] = await Promise.all([before, there].map((product) => toBundle(bundleOf(product as never))));
  if (!old || !next) throw new Error('There are two bundles');
  const edited = await updateProduct(before.id, here, before)(seedLedger(old), { bundle: old, now: 5 });
  const once = (await rebase(edited, next)).ledger;
  // The same catalogue in another order of fields: it is looked at again, and says nothing new.
  const twice = (await rebase({ ...once, base: { hash: 'other', count: 1 } }, next)).ledger;
  return [once, twice].flatMap(({ items }) => items);
}

test('of edits of different facts nothing is lost: they are joined, or a conflict where a build would refuse them together', async () => {
  const seen = { joined: 0, refused: 0 };
  const property = fc.asyncProperty(twoSides, async ({ product, mine, theirs }) => {
    const [here, there] = [mine, theirs].map((edits) => saying(product, said(product, edits))) as [
      RawProduct,
      RawProduct,
    ];
    fc.pre(isTaken(here) && isTaken(there));
    const [item, again] = await merged(product, here, there);
    const body = item?.product ?? there;
    const both = saying(product, said(product, { ...mine, ...theirs }));
    expect(said(body)).toEqual(noted(said(both)));
    if (isTaken(both)) expect(spelled(body)).toEqual(spelled(both));
    expect((item?.conflicts ?? []).length > 0).toBe(!isTaken(both));
    seen[isTaken(both) ? 'joined' : 'refused'] += 1;
    expect(again).toEqual(item);
  });
  await forAllAsync(property, 600);
  expect(seen.joined).toBeGreaterThan(runs(100));
  expect(seen.refused).toBeGreaterThan(0);
});

test('of two edits of one fact there is a conflict with both values', async () => {
  const property = fc.asyncProperty(twoSides, async ({ product, theirs }) => {
    const [here, there] = [51, 52].map((price) => {
      const edits = Object.fromEntries(Object.keys(theirs).map((name) => [name.replace(/\w+$/, 'price'), price]));
      return saying(product, said(product, edits));
    }) as [RawProduct, RawProduct];
    fc.pre(isTaken(here) && isTaken(there) && Object.keys(theirs).length > 0);
    const [item, again] = await merged(product, here, there);
    const names = Object.keys(theirs).map((name) => name.replace(/\w+$/, 'price'));
    const prices = (item?.conflicts ?? []).map((field) => [
      fieldValue(item?.product, field),
      item?.baseValues?.[field],
    ]);
    expect(prices).toEqual(Array.from({ length: new Set(names).size }, () => [51, 52]));
    expect(again).toEqual(item);
  });
  await forAllAsync(property, 100);
});
