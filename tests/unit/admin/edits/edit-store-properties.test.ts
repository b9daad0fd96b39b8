import fc from 'fast-check';
import { applyChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { buildChangeSet } from '@/lib/admin/change-set/build-change-set';
import { publishableEdits, versionHash, wantedProduct } from '@/lib/admin/edits/edit';
import type { EditStore } from '@/lib/admin/edits/edit-store';
import { withFields } from '@/lib/admin/edits/fields';
import {
  addProducts,
  markExported,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from '@/lib/admin/edits/operations';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

const IDS = ['a', 'b', 'c', 'd', 'new-1', 'new-2'];
const FIELDS = ['name', 'price', 'stock'] as const;
type Field = (typeof FIELDS)[number];

const id = fc.constantFrom(...IDS);
const tab = fc.constantFrom(0, 1);
const field = fc.constantFrom(...FIELDS);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), tab, id, field, value: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('delete' as const, 'restore' as const, 'revert' as const, 'add' as const),
      tab,
      id,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), id, field, value: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('unpublish' as const, 'publish-new' as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('resolve' as const),
      tab,
      id,
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('export' as const), tab, isApplied: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill' as const), isFull: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const valueFor = (name: Field, value: number) => (name === 'name' ? `Name ${value}` : value + 1);

/** Runs a history of steps on a store, and tracks the edits that must exist afterwards. */
class HistoryRun {
  readonly browser = new FakeBrowser(
    catalogueOf(...['a', 'b', 'c', 'd', 'unchanged'].map((name) => raw({ id: name }))),
  );
  tabs: EditStore[] = [];
  /** Edited values that were not published, replaced or reverted: 'id field' to value. */
  readonly edits = new Map<string, unknown>();
  readonly deletions = new Set<string>();
  private undos: ((() => Promise<{ ok: boolean }>) | undefined)[] = [];

  private get published(): RawCatalogue {
    return this.browser.published as RawCatalogue;
  }
  private get products(): RawProduct[] {
    return (this.published.clothing?.products ?? []) as RawProduct[];
  }
  private publish(products: RawProduct[]) {
    this.browser.published = catalogueOf(...(products as unknown as Record<string, unknown>[]));
  }
  private tab(index: number): EditStore {
    return this.tabs[index] as EditStore;
  }

  async open(index: number) {
    this.browser.tabs.length = 0;
    this.tabs[index] = await this.browser.open();
  }

  private forget(name: string) {
    for (const key of this.edits.keys()) if (key.startsWith(`${name} `)) this.edits.delete(key);
    this.deletions.delete(name);
  }

  async run(next: Step) {
    switch (next.kind) {
      case 'edit': {
        const row = rowOf(this.tab(next.tab), next.id);
        if (!row) return;
        const value = valueFor(next.field, next.value);
        const done = await this.tab(next.tab).applyChange(
          updateProducts(new Map([[next.id, { raw: withFields(row.raw, { [next.field]: value }), before: row.raw }]])),
        );
        if (done.ok && row.raw[next.field] !== value) this.edits.set(`${next.id} ${next.field}`, value);
        return;
      }
      case 'delete': {
        const done = await this.tab(next.tab).applyChange(removeProducts([next.id]));
        if (done.ok) {
          this.forget(next.id);
          this.deletions.add(next.id);
          this.undos[next.tab] = undefined;
        }
        return;
      }
      case 'restore': {
        const done = await this.tab(next.tab).applyChange(restoreProducts([next.id]));
        if (done.ok) this.deletions.delete(next.id);
        return;
      }
      case 'revert': {
        const done = await this.tab(next.tab).applyChange(revertProducts([next.id]));
        if (done.ok) this.forget(next.id);
        return;
      }
      case 'add': {
        const done = await this.tab(next.tab).applyChange(addProducts([raw({ id: next.id, name: 'Added here' })]));
        if (done.ok) {
          this.forget(next.id);
          this.edits.set(`${next.id} name`, 'Added here');
          this.undos[next.tab] = done.undo;
        }
        return;
      }
      case 'undo': {
        // Only additions are undone here. Another test covers all kinds of undo.
        const before = new Map(this.edits);
        const outcome = await this.undos[next.tab]?.();
        this.undos[next.tab] = undefined;
        if (!outcome?.ok) return;
        for (const key of before.keys()) {
          const [name = ''] = key.split(' ');
          if (!rowOf(this.tab(next.tab), name)) this.edits.delete(key);
        }
        return;
      }
      case 'publish':
        this.publish(
          this.products.map((product) =>
            product.id === next.id ? withFields(product, { [next.field]: valueFor(next.field, next.value) }) : product,
          ),
        );
        return;
      case 'unpublish':
        this.publish(this.products.filter((product) => product.id !== next.id));
        return;
      case 'publish-new':
        if (!this.products.some((product) => product.id === next.id)) {
          this.publish([...this.products, raw({ id: next.id, name: 'Added there' })]);
        }
        return;
      case 'resolve': {
        const row = rowOf(this.tab(next.tab), next.id);
        if (!row || row.conflicts.length === 0) return;
        const choices = Object.fromEntries(row.conflicts.map((conflict) => [conflict.field, next.side]));
        const done = await this.tab(next.tab).applyChange(resolveConflicts(next.id, choices));
        if (!done.ok || next.side === 'mine') return;
        for (const conflict of row.conflicts) {
          if (conflict.field === 'product') this.forget(next.id);
          else this.edits.delete(`${next.id} ${conflict.field}`);
        }
        return;
      }
      case 'reopen':
        await this.open(next.tab);
        return;
      case 'export': {
        const { edits, site } = this.tab(next.tab).current();
        const items = publishableEdits(edits);
        const marks = new Map(items.map((edit) => [edit.id, versionHash(wantedProduct(edit))]));
        await this.tab(next.tab).applyChange(markExported(marks));
        if (!next.isApplied) return;
        const { catalogue, status } = applyChangeSet(this.published, buildChangeSet(items, site, []));
        if (status !== 'applied') return;
        this.browser.published = catalogue;
        for (const item of items) this.forget(item.id);
        return;
      }
      case 'fill':
        this.browser.storage.limit = next.isFull ? (this.browser.copy?.length ?? 0) : Number.POSITIVE_INFINITY;
    }
  }

  /** Edits and deletions that are missing on a new visit. */
  async lost(): Promise<string[]> {
    const visit = await this.browser.open();
    const lost: string[] = [];
    for (const [key, value] of this.edits) {
      const [name = '', edited = ''] = key.split(' ');
      const row = rowOf(visit, name);
      if (!row || (row.raw as Record<string, unknown>)[edited] !== value) lost.push(`${key} = ${value}`);
    }
    for (const name of this.deletions) {
      const row = rowOf(visit, name);
      const isPublished = this.products.some((product) => product.id === name);
      if (row ? !row.isDeleted : isPublished) lost.push(`the deletion of ${name}`);
    }
    return lost;
  }
}

async function runHistory(history: readonly Step[]): Promise<HistoryRun> {
  const run = new HistoryRun();
  await run.open(0);
  await run.open(1);
  for (const next of history) await run.run(next);
  return run;
}

const histories = fc.array(step, { maxLength: 40 });
const check = (property: fc.IAsyncProperty<[Step[]]>) => forAllAsync(property, 100);

test('after any history of two tabs, two catalogues, exports and full storage, no edit is lost, and opening again changes nothing', async () => {
  await check(
    fc.asyncProperty(histories, async (history) => {
      const run = await runHistory(history);
      expect(await run.lost()).toEqual([]);
      const { browser } = run;
      browser.storage.limit = Number.POSITIVE_INFINITY;
      const first = (await browser.open()).getSnapshot().rows;
      const { copy } = browser;
      expect((await browser.open()).getSnapshot().rows).toEqual(first);
      expect(browser.copy).toBe(copy);
    }),
  );
});

test('after an export is applied there are no changes, and applying it again changes nothing', async () => {
  await check(
    fc.asyncProperty(histories, async (history) => {
      const { browser } = await runHistory(history);
      browser.storage.limit = Number.POSITIVE_INFINITY;
      const tab = await browser.open();
      for (const row of tab.getSnapshot().rows.filter(({ state }) => state === 'conflict')) {
        const choices = Object.fromEntries(row.conflicts.map((conflict) => [conflict.field, 'mine' as const]));
        await tab.applyChange(resolveConflicts(row.id, choices));
      }
      const { edits, site } = tab.current();
      const changes = buildChangeSet(publishableEdits(edits), site, []);
      // Removes undefined fields, like a file.
      const file = JSON.parse(JSON.stringify(changes));
      const { catalogue, problems } = applyChangeSet(browser.published as RawCatalogue, file);
      expect(problems).toEqual([]);
      expect(applyChangeSet(catalogue, file).status).toBe('unchanged');
      browser.published = catalogue;
      const { counts } = (await browser.open()).getSnapshot();
      expect([counts.unpublished, counts.exported, counts.conflict]).toEqual([0, 0, 0]);
    }),
  );
});
