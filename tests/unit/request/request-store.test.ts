/** @jest-environment jsdom */
import fc from 'fast-check';
import { addLines, removeLines, undoEdit, updateLine } from '@/lib/request/edit-list';
import { MAX_LINES, type RequestList } from '@/lib/request/request-list';
import { RequestStore } from '@/lib/request/request-store';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { areaOf } from '@/tests/fixtures/memory-storage';
import { line, listOf } from './request-lists';
import { SimulatedBrowser } from './simulated-browser';

const add =
  (...products: string[]) =>
  (list: RequestList) =>
    addLines(
      list,
      products.map((product) => line({ id: product, product })),
    );
const ids = (tab: RequestStore) => tab.get()?.lines.map(({ id }) => id);

/** A world with a stored text that this version of the store has not written. */
function worldWith(text: string): SimulatedBrowser {
  const world = new SimulatedBrowser();
  world.document.stored = { head: { rev: 0, mark: 'other' }, parts: [text] };
  return world;
}
/** Waits for the next change that a tab reports. */
const nextChange = (tab: RequestStore) => new Promise<void>((resolve) => void tab.subscribe(resolve));

test('a line that one tab adds is in another, and the count has the mark of its list', async () => {
  const world = new SimulatedBrowser();
  expect(await world.open().change(add('a'))).toMatchObject({ ok: true, list: { lines: [{ product: 'a' }] } });
  expect(await world.open().read()).toEqual({ ok: true, list: listOf({ id: 'a', product: 'a' }) });
  expect(world.count).toBe(`1 ${world.document.stored?.head.mark}`);
});

test('an undo in one tab keeps the change of another', async () => {
  const world = new SimulatedBrowser();
  const [one, two] = [world.open(), world.open()];
  await one.change(add('a', 'b', 'c'));
  const before = one.get() ?? listOf();
  await one.change((list) => removeLines(list, ['a', 'b']));
  const after = one.get() ?? listOf();
  await two.change(add('d'));
  await one.change((list) => undoEdit(list, { before, after }));
  await two.read();
  expect([ids(one), ids(two)]).toEqual(Array(2).fill(['a', 'b', 'c', 'd']));
});

test('a subscribed tab reads a change that has the same count', async () => {
  const world = new SimulatedBrowser();
  const [one, two] = [world.open(), world.open()];
  await one.change(add('a'));
  await two.read();
  const changed = nextChange(two);
  await one.change((list) => updateLine(list, 'a', (old) => ({ ...old, quantity: 7 })));
  await changed;
  expect(two.get()?.lines[0]?.quantity).toBe(7);
});

test('a tab that subscribes reads what was saved since its last reading', async () => {
  const world = new SimulatedBrowser();
  const tab = world.open();
  await tab.read();
  await world.open().change(add('a'));
  await nextChange(tab);
  expect(ids(tab)).toEqual(['a']);
});

test('a page restored from the back/forward cache reads the list again', async () => {
  const world = new SimulatedBrowser();
  const tab = world.open();
  await tab.read();
  const stop = tab.subscribe(() => undefined);
  // Another tab saves while this page gets no events.
  world.document.stored = worldWith(JSON.stringify({ v: 1, ...listOf({ id: 'a' }) })).document.stored;
  world.storage.setItem('sp:request-count', '1 other');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(ids(tab)).toEqual(['a']);
});

test('a tab that ended between list and count leaves the count to the next reading', async () => {
  const world = new SimulatedBrowser();
  void world.open(() => 'cut').change(add('a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([world.stored.lines.length, world.count]).toEqual([1, null]);
  await world.open().read();
  expect(world.count).toMatch(/^1 /);
});

test('a change that a broken connection repeats is saved once', async () => {
  const world = new SimulatedBrowser();
  const { head, read, replace } = world.document;
  const twice: typeof replace = async (mark, next) => {
    await replace(mark, next);
    return replace(mark, next);
  };
  const tab = new RequestStore({ head, read, replace: twice }, areaOf(world.storage));
  expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  expect(await tab.change(add('a'))).toMatchObject({ list: { lines: [{ quantity: 2 }] } });
});

test(`a list has at most ${MAX_LINES} lines, and a change that exceeds them is not saved`, async () => {
  const world = new SimulatedBrowser();
  const tab = world.open();
  const many = Array.from({ length: MAX_LINES }, (_, index) => `p-${index}`);
  expect(await tab.change(add(...many))).toMatchObject({ ok: true });
  expect(await tab.change(add('p-0', 'more'))).toEqual({ ok: false, reason: 'too-many' });
  expect([world.stored.lines.length, world.stored.lines[0].quantity]).toEqual([MAX_LINES, 1]);
  expect(await tab.change(add('p-0'))).toMatchObject({ ok: true });
});

test('a change that a full database refuses is not in memory either', async () => {
  const world = new SimulatedBrowser();
  const tab = world.open();
  await tab.change(add('a'));
  world.document.isFull = true;
  expect(await tab.change(add('b'))).toEqual({ ok: false, reason: 'full' });
  expect(ids(tab)).toEqual(['a']);
});

test('a denied database is reported by readings and changes', async () => {
  const world = new SimulatedBrowser();
  world.document.isDenied = true;
  const tab = world.open();
  expect([await tab.change(add('a')), await tab.read()]).toEqual(Array(2).fill({ ok: false, reason: 'denied' }));
});

describe.each(['not json', '{"v":2,"details":{},"lines":[]}'])('a list stored as %j', (text) => {
  test('is not changed, and neither is its count', async () => {
    const world = worldWith(text);
    world.storage.setItem('sp:request-count', '3');
    const tab = world.open();
    const unreadable = { ok: false, reason: 'unreadable' };
    expect([await tab.read(), await tab.change(add('a'))]).toEqual([unreadable, unreadable]);
    expect([world.document.stored?.parts, world.count]).toEqual([[text], '3']);
  });

  test('is kept as a backup when a new list is started', async () => {
    const world = worldWith(text);
    const tab = world.open();
    expect(await tab.startNew()).toEqual({ ok: true, list: listOf() });
    expect([world.storage.getItem('sp:request.corrupt-other'), world.stored]).toEqual([text, { v: 1, ...listOf() }]);
    expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  });
});

test('a list with an invalid line is kept as a backup before the first change', async () => {
  const text = JSON.stringify({ v: 1, details: {}, lines: [line({ id: 'a' }), { product: 'b' }] });
  const world = worldWith(text);
  const tab = world.open();
  expect(await tab.read()).toMatchObject({ list: { lines: [{ id: 'a' }] } });
  expect(world.storage.getItem('sp:request.corrupt-other')).toBeNull();
  await tab.change(add('c'));
  expect([world.storage.getItem('sp:request.corrupt-other'), ids(tab)]).toEqual([text, ['a', 'c']]);
});

test('a database that is cleared while a tab is open is an empty list', async () => {
  const world = new SimulatedBrowser();
  const tab = world.open();
  await tab.change(add('a'));
  world.document.stored = undefined;
  expect([await tab.read(), world.count]).toEqual([{ ok: true, list: listOf() }, null]);
  expect(await tab.change(add('b'))).toMatchObject({ ok: true });
});

test('three tabs that change the list at the same time lose no item, however slow the database is', async () => {
  const delays = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 });
  const changes = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 12 });
  await forAllAsync(
    fc.asyncProperty(delays, changes, async (late, added) => {
      const world = new SimulatedBrowser();
      world.delays = late;
      const tabs = [world.open(), world.open(), world.open()];
      await Promise.all(added.map(([tab, product]) => tabs[tab]?.change(add(product))));
      const tab = world.open();
      await tab.read();
      const lines = tab.get()?.lines ?? [];
      const items = lines.flatMap(({ product, quantity }) => Array<string>(quantity).fill(product));
      expect(items.sort()).toEqual(added.map(([, product]) => product).sort());
      expect(world.count?.split(' ')[0]).toBe(lines.length > 0 ? String(lines.length) : undefined);
    }),
  );
});
