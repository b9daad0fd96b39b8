/** @jest-environment jsdom */
import fc from 'fast-check';
import { addLines, removeLines, undoEdit, updateLine } from '@/lib/request/edit-list';
import { MAX_LINES, type RequestList } from '@/lib/request/request-list';
import { RequestStore } from '@/lib/request/request-store';
import type { SharedDocument } from '@/lib/storage/shared-document';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { areaOf, MemoryDocument, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { line, listOf } from './request-lists';

/** A browser with tabs that share one storage and one database. Delays make the changes of tabs interleave. */
class SimulatedBrowser {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  /** Number of microtasks before and after each database call. */
  delays: readonly number[] = [0];
  private calls = 0;

  /** Opens a tab. */
  open({ head, read, replace }: SharedDocument = this.document): RequestStore {
    const document: SharedDocument = {
      head: () => this.delayed(head),
      read: () => this.delayed(read),
      replace: (mark, next) => this.delayed(() => replace(mark, next)),
    };
    return new RequestStore(document, areaOf(this.storage));
  }

  get stored(): RequestList {
    return JSON.parse(this.document.stored?.parts[0] ?? 'null');
  }

  get count(): string | null {
    return this.storage.getItem('sp:request-count');
  }

  private async delayed<Result>(call: () => Promise<Result>): Promise<Result> {
    await this.delay();
    const result = await call();
    await this.delay();
    return result;
  }

  private async delay(): Promise<void> {
    const turns = this.delays[this.calls % this.delays.length] ?? 0;
    this.calls += 1;
    for (let turn = 0; turn < turns; turn += 1) await undefined;
  }
}

const add =
  (...products: string[]) =>
  (list: RequestList) =>
    addLines(
      list,
      products.map((product) => line({ id: product, product })),
    );
const ids = (tab: RequestStore) => tab.get()?.lines.map(({ id }) => id);

/** A browser with a stored text from another version. */
function browserWith(text: string): SimulatedBrowser {
  const browser = new SimulatedBrowser();
  browser.document.stored = { head: { rev: 0, mark: 'other' }, parts: [text] };
  return browser;
}
/** Resolves on the next change in a tab. */
const nextChange = (tab: RequestStore) => new Promise<void>((resolve) => void tab.subscribe(resolve));

test('a line added in one tab is in another tab, and the count has the mark of the list', async () => {
  const browser = new SimulatedBrowser();
  expect(await browser.open().change(add('a'))).toMatchObject({ ok: true, list: { lines: [{ product: 'a' }] } });
  expect(await browser.open().read()).toEqual({ ok: true, list: listOf({ id: 'a', product: 'a' }) });
  expect(browser.count).toBe(`1 ${browser.document.stored?.head.mark}`);
});

test('an undo in one tab keeps the change of another', async () => {
  const browser = new SimulatedBrowser();
  const [one, two] = [browser.open(), browser.open()];
  await one.change(add('a', 'b', 'c'));
  const before = one.get() ?? listOf();
  await one.change((list) => removeLines(list, ['a', 'b']));
  const after = one.get() ?? listOf();
  await two.change(add('d'));
  await one.change((list) => undoEdit(list, { before, after }));
  await two.read();
  expect([ids(one), ids(two)]).toEqual(Array(2).fill(['a', 'b', 'c', 'd']));
});

test('a subscribed tab loads a change that does not change the count', async () => {
  const browser = new SimulatedBrowser();
  const [one, two] = [browser.open(), browser.open()];
  await one.change(add('a'));
  await two.read();
  const changed = nextChange(two);
  await one.change((list) => updateLine(list, 'a', (old) => ({ ...old, quantity: 7 })));
  await changed;
  expect(two.get()?.lines[0]?.quantity).toBe(7);
});

test('a tab that subscribes loads changes since its last read', async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.open();
  await tab.read();
  await browser.open().change(add('a'));
  await nextChange(tab);
  expect(ids(tab)).toEqual(['a']);
});

test('if a tab crashes between saving list and count, the next read writes the count', async () => {
  const browser = new SimulatedBrowser();
  const { head, read, replace } = browser.document;
  const crash: typeof replace = (mark, next) => replace(mark, next).then(() => new Promise(() => undefined));
  void browser.open({ head, read, replace: crash }).change(add('a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([browser.stored.lines.length, browser.count]).toEqual([1, null]);
  await browser.open().read();
  expect(browser.count).toMatch(/^1 /);
});

test('a write that is repeated after a lost connection is saved once', async () => {
  const browser = new SimulatedBrowser();
  const { head, read, replace } = browser.document;
  const twice: typeof replace = async (mark, next) => {
    await replace(mark, next);
    return replace(mark, next);
  };
  const tab = browser.open({ head, read, replace: twice });
  expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  expect(await tab.change(add('a'))).toMatchObject({ list: { lines: [{ quantity: 2 }] } });
});

test(`a list has at most ${MAX_LINES} lines, and a change that exceeds them is not saved`, async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.open();
  const many = Array.from({ length: MAX_LINES }, (_, index) => `p-${index}`);
  expect(await tab.change(add(...many))).toMatchObject({ ok: true });
  expect(await tab.change(add('p-0', 'more'))).toEqual({ ok: false, reason: 'too-many' });
  expect([browser.stored.lines.length, browser.stored.lines[0]?.quantity]).toEqual([MAX_LINES, 1]);
  expect(await tab.change(add('p-0'))).toMatchObject({ ok: true });
});

test('a full or blocked database is reported, and a change that it rejects is not in memory either', async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.open();
  await tab.change(add('a'));
  browser.document.isFull = true;
  expect([await tab.change(add('b')), ids(tab)]).toEqual([{ ok: false, reason: 'full' }, ['a']]);
  browser.document.isDenied = true;
  expect([await tab.change(add('a')), await tab.read()]).toEqual(Array(2).fill({ ok: false, reason: 'denied' }));
});

describe.each(['not json', '{"v":2,"details":{},"lines":[]}'])('a list stored as %j', (text) => {
  test('is not changed, and neither is its count', async () => {
    const browser = browserWith(text);
    browser.storage.setItem('sp:request-count', '3');
    const tab = browser.open();
    const unreadable = { ok: false, reason: 'unreadable' };
    expect([await tab.read(), await tab.change(add('a'))]).toEqual([unreadable, unreadable]);
    expect([browser.document.stored?.parts, browser.count]).toEqual([[text], '3']);
  });

  test('is kept as a backup when a new list is started', async () => {
    const browser = browserWith(text);
    const tab = browser.open();
    expect(await tab.startNew()).toEqual({ ok: true, list: listOf() });
    expect([browser.storage.getItem('sp:request.corrupt-other'), browser.stored]).toEqual([
      text,
      { v: 1, ...listOf() },
    ]);
    expect(await tab.change(add('a'))).toMatchObject({ ok: true });
  });
});

test('a list with an invalid line is kept as a backup before the first change', async () => {
  const text = JSON.stringify({ v: 1, details: {}, lines: [line({ id: 'a' }), { product: 'b' }] });
  const browser = browserWith(text);
  const tab = browser.open();
  expect(await tab.read()).toMatchObject({ list: { lines: [{ id: 'a' }] } });
  expect(browser.storage.getItem('sp:request.corrupt-other')).toBeNull();
  await tab.change(add('c'));
  expect([browser.storage.getItem('sp:request.corrupt-other'), ids(tab)]).toEqual([text, ['a', 'c']]);
});

test('a database that is cleared while a tab is open is an empty list', async () => {
  const browser = new SimulatedBrowser();
  const tab = browser.open();
  await tab.change(add('a'));
  browser.document.stored = undefined;
  expect([await tab.read(), browser.count]).toEqual([{ ok: true, list: listOf() }, null]);
  expect(await tab.change(add('b'))).toMatchObject({ ok: true });
});

test('three tabs that change the list at the same time lose no item at any database speed', async () => {
  const anyDelays = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 });
  const anyChanges = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 12 });
  await forAllAsync(
    fc.asyncProperty(anyDelays, anyChanges, async (delays, added) => {
      const browser = new SimulatedBrowser();
      browser.delays = delays;
      const tabs = [browser.open(), browser.open(), browser.open()];
      await Promise.all(added.map(([tab, product]) => tabs[tab]?.change(add(product))));
      const tab = browser.open();
      await tab.read();
      const lines = tab.get()?.lines ?? [];
      const items = lines.flatMap(({ product, quantity }) => Array<string>(quantity).fill(product));
      expect(items.sort()).toEqual(added.map(([, product]) => product).sort());
      expect(browser.count?.split(' ')[0]).toBe(lines.length > 0 ? String(lines.length) : undefined);
    }),
  );
});
