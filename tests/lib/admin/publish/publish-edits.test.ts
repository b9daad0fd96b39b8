import { addProduct, type Change, removeProducts, revertProducts, updateProduct } from '@/lib/admin/ledger/operations';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { bundleOf, raw } from '../ledger/world';
import { networkGone } from './memory-host';
import { CATALOGUE, LAST_CHANGES, type Operator, quickClock, Shop, textOf } from './shop';

const add = (operator: Operator, fields: Partial<RawProduct>) =>
  operator.ledger.applyChange(addProduct(raw(fields as Record<string, unknown>)));

test('edits, an addition and a deletion go with one commit, with the days of last changes', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await add(operator, { id: 'new', name: 'Gloves' });
  await operator.ledger.applyChange(removeProducts(['c']));
  const steps: string[] = [];
  const outcome = await operator.publish({ onStep: (step) => steps.push(step) });
  expect(outcome).toMatchObject({
    ...{ kind: 'published', commit: shop.repository.head, isNew: true, isNoted: true },
    ...{ items: ['a', 'c', 'new'], leftOut: [], meanwhile: [] },
  });
  expect(steps).toEqual(['checking', 'sending']);
  expect(shop.products.map(({ id, price }) => [id, price])).toEqual([
    ['a', 12],
    ['b', 10],
    ['new', 10],
  ]);
  expect(shop.repository.read(CATALOGUE)).toBe(textOf(shop.catalogue));
  expect(Object.keys(JSON.parse(shop.repository.read(LAST_CHANGES)))).toEqual(['a', 'b', 'new']);
  expect(shop.repository.log).toHaveLength(2);
  expect(['a', 'c', 'new'].map((id) => operator.row(id)?.state)).toEqual(['published', 'published', 'published']);
  expect(operator.row('a')?.commit).toBe(shop.repository.head);
});

test('only what was ticked goes', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.edit('b', { price: 13 });
  await operator.publish({ ids: ['b'] });
  expect([shop.product('a')?.price, shop.product('b')?.price]).toEqual([10, 13]);
  expect([operator.row('a')?.state, operator.row('b')?.state]).toEqual(['unpublished', 'published']);
});

test('what is published already is not published twice', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.publish();
  expect(await operator.publish()).toMatchObject({ kind: 'nothing', leftOut: [] });
  expect(shop.repository.log).toHaveLength(2);
});

test('an edit after a publish stands on that, before the store is built and after', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.publish();
  const first = shop.repository.head;
  await operator.edit('a', { price: 14 });
  expect(operator.row('a')?.state).toBe('unpublished');
  await shop.build(operator, first);
  expect([operator.row('a')?.state, operator.row('a')?.raw.price]).toEqual(['unpublished', 14]);
  expect(await operator.publish()).toMatchObject({ kind: 'published' });
  expect(shop.product('a')?.price).toBe(14);
  await shop.build(operator);
  expect(operator.row('a')?.state).toBe('live');
});

test('of two publishes the store may show the first before the second', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.publish();
  const first = shop.repository.head;
  await operator.edit('a', { price: 14, stock: 3 });
  await operator.publish();
  await shop.build(operator, first);
  expect(operator.row('a')).toMatchObject({ state: 'published', commit: shop.repository.head, raw: { price: 14 } });
  await shop.build(operator);
  expect(operator.row('a')?.state).toBe('live');
});

test.each<[string, number]>([
  ['to what the store still shows', 10],
  ['to another value', 11],
])('a value that is edited back %s after a publish is published too', async (_, price) => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 12 });
  await operator.publish();
  await operator.edit('a', { price });
  expect(operator.row('a')?.state).toBe('unpublished');
  expect(await operator.publish()).toMatchObject({ kind: 'published', isNew: true });
  expect(shop.product('a')?.price).toBe(price);
  await shop.build(operator);
  expect(operator.open).toEqual(price === 10 ? ['a'] : []);
});

test('a new product is edited, deleted and added again, publish by publish', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await add(operator, { id: 'new', name: 'Gloves' });
  await operator.publish();
  await operator.edit('new', { price: 5 });
  expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['new'] });
  expect(shop.product('new')?.price).toBe(5);
  await operator.ledger.applyChange(removeProducts(['new']));
  expect(operator.row('new')?.state).toBe('unpublished');
  expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['new'] });
  expect(shop.product('new')).toBeUndefined();
});

describe('somebody else', () => {
  test('who changed other things meanwhile is merged with, and named', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    shop.setFields('a', { stock: 7 });
    shop.setFields('b', { price: 9 });
    expect(await operator.publish()).toMatchObject({ kind: 'published', meanwhile: ['Boot'] });
    expect(shop.product('a')).toMatchObject({ price: 12, stock: 7 });
    expect(shop.product('b')?.price).toBe(9);
  });

  test('who changed the same is shown with both values, and nothing is sent', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    await operator.edit('b', { price: 12 });
    shop.setFields('a', { price: 11 });
    const { length } = shop.repository.log;
    expect(await operator.publish()).toMatchObject({
      kind: 'clash',
      clashes: [{ id: 'a', name: 'Plain Shirt', field: 'price', was: 10, mine: 12, theirs: 11 }],
      problems: [expect.stringContaining('Price is $11.00 in the catalog, was $10.00, should become $12.00')],
    });
    expect(shop.repository.log).toHaveLength(length);
    expect(operator.row('a')?.state).toBe('unpublished');
  });

  test('is overruled, or obeyed, as the operator decides', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    await operator.edit('b', { price: 12, stock: 4 });
    shop.setFields('a', { price: 11 });
    shop.setFields('b', { price: 11 });
    const clash = await operator.publish();
    if (clash.kind !== 'clash') throw new Error(clash.kind);
    const choices = { a: { price: 'mine' }, b: { price: 'theirs' } } as const;
    expect(await operator.publish({ decided: { clashes: clash.clashes, choices } })).toMatchObject({
      kind: 'published',
      isNoted: true,
    });
    expect([shop.product('a')?.price, shop.product('b')?.price, shop.product('b')?.stock]).toEqual([12, 11, 4]);
    // The edit that was given up is not asked for again.
    expect(await operator.publish()).toMatchObject({ kind: 'nothing' });
    await shop.build(operator);
    expect([operator.open, operator.row('b')?.raw.price]).toEqual([[], 11]);
  });

  test('whose value has changed again since it was shown is shown again', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    shop.setFields('a', { price: 11 });
    const clash = await operator.publish();
    if (clash.kind !== 'clash') throw new Error(clash.kind);
    shop.setFields('a', { price: 13 });
    const decided = { clashes: clash.clashes, choices: { a: { price: 'mine' as const } } };
    expect(await operator.publish({ decided })).toMatchObject({ kind: 'clash', clashes: [{ theirs: 13 }] });
  });

  test.each([1, 4])('who is quicker %i times is waited for, longer each time', async (times) => {
    const shop = new Shop();
    const operator = await shop.operator();
    const pauses: number[] = [];
    operator.clock = quickClock(pauses);
    await operator.edit('a', { price: 12 });
    let left = times;
    operator.host.meddle = (request) =>
      request === 'commit' && left-- > 0 ? () => void shop.setFields('b', { stock: left }) : undefined;
    expect(await operator.publish()).toMatchObject({ kind: 'published', meanwhile: ['Boot'] });
    expect(pauses).toEqual([500, 1000, 2000, 4000].slice(0, times));
    expect(shop.product('a')?.price).toBe(12);
  });

  test('who is quicker every time is given way to after five tries', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    let stock = 0;
    operator.host.meddle = (request) =>
      request === 'commit' ? () => void shop.setFields('b', { stock: ++stock }) : undefined;
    expect(await operator.publish()).toMatchObject({ kind: 'busy' });
    expect([stock, operator.row('a')?.state]).toEqual([5, 'unpublished']);
  });
});

describe('a lost answer', () => {
  test('to a commit that has arrived is recognized by the content', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    await add(operator, { id: 'new', name: 'Gloves' });
    let isCut = false;
    operator.host.meddle = (request) => {
      if (request !== 'commit' || isCut) return undefined;
      isCut = true;
      return { after: networkGone() };
    };
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNew: false, commit: shop.repository.head });
    expect([shop.repository.log.length, operator.row('new')?.state]).toEqual([2, 'published']);
  });

  test('to a commit that has not arrived is followed by another', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    let isCut = false;
    operator.host.meddle = (request) => {
      if (request !== 'commit' || isCut) return undefined;
      isCut = true;
      return networkGone();
    };
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNew: true });
    expect(shop.repository.log).toHaveLength(2);
  });

  test('with the network gone for good says that it may have arrived, and the next publish finds it', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    let isGone = false;
    operator.host.meddle = (request) => {
      if (isGone) return networkGone();
      isGone = request === 'commit';
      return isGone ? { after: networkGone() } : undefined;
    };
    expect(await operator.publish()).toMatchObject({ kind: 'failed', maybeSent: true, fault: { kind: 'network' } });
    expect(operator.row('a')?.state).toBe('unpublished');
    operator.host.meddle = () => undefined;
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNew: false });
    expect(shop.repository.log).toHaveLength(2);
  });

  test('of a browser that cannot note it says so, and nothing is lost', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    operator.world.storage.limit = 0;
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNoted: false });
    operator.world.storage.limit = Number.POSITIVE_INFINITY;
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNew: false, isNoted: true });
    expect(shop.repository.log).toHaveLength(2);
  });
});

describe('nothing is sent', () => {
  test('while a request before the commit fails, and the fault is told', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    operator.host.meddle = (request) => (request === 'readFile' ? networkGone() : undefined);
    expect(await operator.publish()).toMatchObject({ kind: 'failed', maybeSent: false, fault: { reason: 'gone' } });
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a catalogue', { 'README.md': 'Hello' }, 'data/catalogue.json: is not in the repository'],
    ['with a broken one', { [CATALOGUE]: '{"clothing": ' }, 'data/catalogue.json: line 1, column'],
    ['with a list', { [CATALOGUE]: '{"clothing": []}' }, 'data/catalogue.json: The catalogue is no category map'],
    [
      'with broken days',
      { [CATALOGUE]: textOf(bundleOf(raw())), [LAST_CHANGES]: '[]' },
      'data/lastmod.json: must be a map',
    ],
  ])('to a repository %s, and the file is named', async (_, files, problem) => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    const { repository } = new Shop(undefined, {});
    repository.commits.clear();
    repository.head = repository.add({
      message: 'x',
      files: Object.entries(files).map(([path, content]) => ({ path, content })),
    });
    Object.assign(operator.host, { repository });
    expect(await operator.publish()).toMatchObject({ kind: 'refused', problems: [expect.stringContaining(problem)] });
    expect(repository.log).toHaveLength(1);
  });

  test('of a whole that a build would refuse, by product and field', async () => {
    const shop = new Shop(bundleOf(raw({ id: 'a', price: 20, oldPrice: 50 }), raw({ id: 'b' })));
    const operator = await shop.operator();
    await operator.edit('a', { price: 40 });
    shop.setFields('a', { oldPrice: 30 });
    const { length } = shop.repository.log;
    expect(await operator.publish()).toMatchObject({
      kind: 'clash',
      clashes: [],
      problems: [expect.stringContaining('Old price is 30; it must be above the price, which is 40')],
    });
    expect(shop.repository.log).toHaveLength(length);
  });

  test('that was called off before it was sent', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    const off = new AbortController();
    operator.host.meddle = () => () => off.abort();
    await expect(operator.publish({ watch: off })).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.repository.log).toHaveLength(1);
  });
});

describe('pictures', () => {
  const picture = new Blob(['picture'], { type: 'image/webp' });

  test('of this browser go with the same commit, and not again', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    const path = await operator.keep(picture);
    const file = path.replace('/uploads/', 'public/uploads/');
    await operator.edit('a', { image_links: [path] });
    expect(await operator.publish()).toMatchObject({ kind: 'published' });
    expect(shop.repository.read(file)).toBe('picture');
    expect(shop.repository.log).toHaveLength(2);
    await operator.edit('b', { image_links: [path] });
    operator.host.requests.length = 0;
    await operator.publish();
    expect(operator.host.requests.filter((request) => request.includes('uploads'))).toEqual([]);
  });

  test('that are nowhere keep their product back, and nothing else', async () => {
    const shop = new Shop();
    const operator = await shop.operator();
    const path = await operator.keep(picture);
    operator.pictures.clear();
    await operator.edit('a', { image_links: [path] });
    const message = `The picture ${path} is neither in this browser nor in the repository. Add it again, or take it out.`;
    const leftOut = [{ id: 'a', name: 'Plain Shirt', message }];
    expect(await operator.publish()).toMatchObject({ kind: 'refused', problems: [], leftOut });
    await operator.edit('b', { price: 12 });
    expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['b'], leftOut });
    expect([operator.row('a')?.state, shop.product('a')?.image_links]).toEqual(['unpublished', undefined]);
  });
});

describe('what is done while the commit is sent', () => {
  async function publishWhile(change: Change) {
    const shop = new Shop();
    const operator = await shop.operator();
    await operator.edit('a', { price: 12 });
    await add(operator, { id: 'new', name: 'Gloves' });
    operator.host.meddle = (request) =>
      request === 'commit' ? () => void operator.ledger.applyChange(change) : undefined;
    expect(await operator.publish()).toMatchObject({ kind: 'published', isNoted: true });
    operator.host.meddle = () => undefined;
    return { shop, operator };
  }

  test('is not in it, and is published next', async () => {
    const again = updateProduct('a', raw({ id: 'a', price: 15 }), raw({ id: 'a', price: 12 }));
    const { shop, operator } = await publishWhile(again);
    expect([shop.product('a')?.price, operator.row('a')?.state, operator.row('a')?.raw.price]).toEqual([
      12,
      'unpublished',
      15,
    ]);
    expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['a'] });
    expect(shop.product('a')?.price).toBe(15);
  });

  test('counts too where it is an undoing: the next publish takes it out again', async () => {
    const { shop, operator } = await publishWhile(revertProducts(['a', 'new']));
    expect([operator.row('a')?.state, operator.row('new')?.state]).toEqual(['unpublished', 'unpublished']);
    expect(await operator.publish()).toMatchObject({ kind: 'published', items: ['a', 'new'] });
    expect([shop.product('a')?.price, shop.product('new')]).toEqual([10, undefined]);
  });
});
