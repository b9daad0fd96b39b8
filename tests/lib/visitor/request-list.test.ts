/** @jest-environment jsdom */
import fc from 'fast-check';
import { addLines, removeLines, restoreLines, setLine } from '@/lib/request/operations';
import { MOST_LINES } from '@/lib/request/request';
import { RequestListStore, UnreadList } from '@/lib/visitor/request-list';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { areaOf } from '@/tests/fixtures/memory-storage';
import { line, listOf } from '@/tests/lib/request/lists';
import { RequestWorld } from './request-world';

const add =
  (...products: string[]) =>
  (list: ReturnType<typeof listOf>) =>
    addLines(
      list,
      products.map((product) => line({ id: product, product })),
    );
const ids = (tab: RequestListStore) => tab.get()?.lines.map(({ id }) => id);

/** A world in which something is kept that nobody here has written. */
function worldWith(text: string): RequestWorld {
  const world = new RequestWorld();
  world.document.kept = { head: { rev: 0, mark: 'other' }, parts: [text] };
  return world;
}

test('a line that one tab adds is there for another, and counted', async () => {
  const world = new RequestWorld();
  expect(await world.open().change(add('a'))).toMatchObject({ ok: true, list: { lines: [{ product: 'a' }] } });
  expect((await world.open().read()).lines).toEqual([line({ id: 'a', product: 'a' })]);
  expect(world.count).toBe('1');
});

test('what one tab removed is put back from another, after changes of both', async () => {
  const world = new RequestWorld();
  const [one, two] = [world.open(), world.open()];
  await one.change(add('a', 'b', 'c'));
  const older = one.get() ?? listOf();
  await one.change((list) => removeLines(list, ['a', 'b']));
  await two.change(add('d'));
  await two.change((list) => restoreLines(list, older, ['a', 'b']));
  await one.read();
  expect([ids(one), ids(two)]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('a tab that listens hears of a change that leaves the count as it is', async () => {
  const world = new RequestWorld();
  const [one, two] = [world.open(), world.open()];
  await one.change(add('a'));
  await two.read();
  const heard = new Promise<void>((resolve) => {
    two.subscribe(resolve);
  });
  await one.change((list) => setLine(list, 'a', { quantity: 7 }));
  await heard;
  expect(two.get()?.lines[0]?.quantity).toBe(7);
});

test('a tab that begins to listen looks again where something was written since it looked', async () => {
  const world = new RequestWorld();
  const tab = world.open();
  await tab.read();
  await world.open().change(add('a'));
  const heard = new Promise<void>((resolve) => {
    tab.subscribe(resolve);
  });
  await heard;
  expect(ids(tab)).toEqual(['a']);
});

test('a page that comes back out of the memory of the browser looks again', async () => {
  const world = new RequestWorld();
  const tab = world.open();
  await tab.read();
  const stop = tab.subscribe(() => undefined);
  // Another tab writes, of which this page is not told.
  world.document.kept = worldWith(JSON.stringify({ v: 1, ...listOf({ id: 'a' }) })).document.kept;
  world.storage.setItem('sp:request-mark', 'other');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(ids(tab)).toEqual(['a']);
});

test('a tab that died between the list and its count leaves the count to the next look', async () => {
  const world = new RequestWorld();
  void world.open(() => 'cut').change(add('a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([world.kept.lines.length, world.count]).toEqual([1, null]);
  await world.open().read();
  expect(world.count).toBe('1');
});

test('a database that writes and then says that its connection broke off is not written to twice', async () => {
  const world = new RequestWorld();
  const { head, read, replace } = world.document;
  const twice: typeof replace = async (mark, next) => {
    await replace(mark, next);
    return replace(mark, next);
  };
  const tab = new RequestListStore({ head, read, replace: twice }, areaOf(world.storage));
  expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  expect(
    await tab.change((list) => setLine(list, 'a', (old) => ({ ...old, quantity: old.quantity + 1 }))),
  ).toMatchObject({
    list: { lines: [{ quantity: 2 }] },
  });
});

test(`a list has at most ${MOST_LINES} lines, and nothing of what would make more is added`, async () => {
  const world = new RequestWorld();
  const tab = world.open();
  const many = Array.from({ length: MOST_LINES }, (_, index) => `p-${index}`);
  expect(await tab.change(add(...many))).toMatchObject({ ok: true });
  expect(await tab.change(add('p-0', 'more'))).toEqual({ ok: false, reason: 'too-many' });
  expect([world.kept.lines.length, world.kept.lines[0].quantity, world.count]).toEqual([MOST_LINES, 1, '500']);
  expect(await tab.change(add('p-0'))).toMatchObject({ ok: true });
});

test('a full database refuses, and memory stays with what is kept', async () => {
  const world = new RequestWorld();
  const tab = world.open();
  await tab.change(add('a'));
  world.document.isFull = true;
  expect(await tab.change(add('b'))).toEqual({ ok: false, reason: 'full' });
  expect(ids(tab)).toEqual(['a']);
});

test('a denied database is said, to who reads and to who changes', async () => {
  const world = new RequestWorld();
  world.document.isDenied = true;
  const tab = world.open();
  expect(await tab.change(add('a'))).toEqual({ ok: false, reason: 'denied' });
  await expect(tab.read()).rejects.toEqual(new UnreadList('denied'));
});

const UNREAD = ['not json', '{"v":2,"head":{},"lines":[]}'];

describe.each(UNREAD)('of a list kept as %j', (text) => {
  test('nothing is overwritten', async () => {
    const world = worldWith(text);
    world.storage.setItem('sp:request-count', '3');
    const tab = world.open();
    await expect(tab.read()).rejects.toEqual(new UnreadList('unreadable'));
    expect(await tab.change(add('a'))).toEqual({ ok: false, reason: 'unreadable' });
    expect([world.document.kept?.parts, world.count]).toEqual([[text], '3']);
  });

  test('beginning anew sets the text aside', async () => {
    const world = worldWith(text);
    const tab = world.open();
    expect(await tab.startAnew()).toEqual({ ok: true, list: listOf() });
    expect([world.storage.getItem('sp:request.corrupt-other'), world.kept]).toEqual([text, { v: 1, ...listOf() }]);
    expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  });
});

test('a line that cannot be read is set aside with its list before something is written', async () => {
  const text = JSON.stringify({ v: 1, head: {}, lines: [line({ id: 'a' }), { product: 'b' }] });
  const world = worldWith(text);
  const tab = world.open();
  expect((await tab.read()).lines.map(({ id }) => id)).toEqual(['a']);
  expect(world.storage.getItem('sp:request.corrupt-other')).toBeNull();
  await tab.change(add('c'));
  expect([world.storage.getItem('sp:request.corrupt-other'), ids(tab)]).toEqual([text, ['a', 'c']]);
});

test('somebody who clears the database under an open tab leaves an empty list', async () => {
  const world = new RequestWorld();
  const tab = world.open();
  await tab.change(add('a'));
  world.document.kept = undefined;
  expect([(await tab.read()).lines, world.count]).toEqual([[], null]);
  expect(await tab.change(add('b'))).toMatchObject({ ok: true });
});

test('tabs that change the list at the same time lose no line and no piece, however slow the database is', async () => {
  const delays = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 });
  const changes = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 12 });
  await forAllAsync(
    fc.asyncProperty(delays, changes, async (late, asked) => {
      const world = new RequestWorld();
      world.delays = late;
      const tabs = [world.open(), world.open(), world.open()];
      await Promise.all(asked.map(([tab, product]) => tabs[tab]?.change(add(product))));
      const { lines } = await world.open().read();
      const pieces = lines.flatMap(({ product, quantity }) => Array<string>(quantity).fill(product));
      expect(pieces.sort()).toEqual(asked.map(([, product]) => product).sort());
      expect(world.count).toBe(lines.length > 0 ? String(lines.length) : null);
    }),
  );
});
