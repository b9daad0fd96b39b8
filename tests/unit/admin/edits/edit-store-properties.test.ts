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

/** Plays a history against a store, and tracks the edits that must still be there. */
class HistoryRun {
  readonly world = new FakeBrowser(catalogueOf(...['a', 'b', 'c', 'd', 'kept'].map((name) => raw({ id: name }))));
  tabs: EditStore[] = [];
  /** What was edited here and must be seen until it is published, replaced or given up: 'id field' to value. */
  readonly edits = new Map<string, unknown>();
  readonly deletions = new Set<string>();
  private undos: ((() => Promise<{ ok: boolean }>) | undefined)[] = [];

  private get published(): RawCatalogue {
    return this.world.published as RawCatalogue;
  }
  private get products(): RawProduct[] {
    return (this.published.clothing?.products ?? []) as RawProduct[];
  }
  private publish(products: RawProduct[]) {
    this.world.published = catalogueOf(...(products as unknown as Record<string, unknown>[]));
  }
  private tab(index: number): EditStore {
    return this.tabs[index] as EditStore;
  }

  async open(index: number) {
    this.world.tabs.length = 0;
    this.tabs[index] = await this.world.open();
  }

  private forget(name: string) {
    for (const key of this.edits.keys()) if (key.startsWith(`${name} `)) this.edits.delete(key);
    this.deletions.delete(name);
  }

  async take(next: Step) {
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
        // Only additions are taken back here; that every undo puts back what was there is tested by itself.
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
        this.world.published = catalogue;
        for (const item of items) this.forget(item.id);
        return;
      }
      case 'fill':
        this.world.storage.limit = next.isFull ? (this.world.copy?.length ?? 0) : Number.POSITIVE_INFINITY;
    }
  }

  /** What a new visit does not show although nobody gave it up. */
  async lost(): Promise<string[]> {
    const visit = await this.world.open();
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
  const played = new HistoryRun();
  await played.open(0);
  await played.open(1);
  for (const next of history) await played.take(next);
  return played;
}

const histories = fc.array(step, { maxLength: 40 });
const check = (property: fc.IAsyncProperty<[Step[]]>) => forAllAsync(property, 100);

test('after any history of two tabs, two catalogues, exports and a full storage, nothing edited is lost unsaid, and opening again changes nothing', async () => {
  await check(
    fc.asyncProperty(histories, async (history) => {
      const played = await runHistory(history);
      expect(await played.lost()).toEqual([]);
      const { world } = played;
      world.storage.limit = Number.POSITIVE_INFINITY;
      const first = (await world.open()).getSnapshot().rows;
      const { copy } = world;
      expect((await world.open()).getSnapshot().rows).toEqual(first);
      expect(world.copy).toBe(copy);
    }),
  );
});

test('what is exported and applied leaves no changes, and applying it again changes nothing', async () => {
  await check(
    fc.asyncProperty(histories, async (history) => {
      const { world } = await runHistory(history);
      world.storage.limit = Number.POSITIVE_INFINITY;
      const tab = await world.open();
      for (const row of tab.getSnapshot().rows.filter(({ state }) => state === 'conflict')) {
        const choices = Object.fromEntries(row.conflicts.map((conflict) => [conflict.field, 'mine' as const]));
        await tab.applyChange(resolveConflicts(row.id, choices));
      }
      const { edits, site } = tab.current();
      const changes = buildChangeSet(publishableEdits(edits), site, []);
      // As a file would carry it.
      const file = JSON.parse(JSON.stringify(changes));
      const { catalogue, problems } = applyChangeSet(world.published as RawCatalogue, file);
      expect(problems).toEqual([]);
      expect(applyChangeSet(catalogue, file).status).toBe('unchanged');
      world.published = catalogue;
      const { counts } = (await world.open()).getSnapshot();
      expect([counts.unpublished, counts.exported, counts.conflict]).toEqual([0, 0, 0]);
    }),
  );
});
