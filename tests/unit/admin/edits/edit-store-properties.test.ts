import fc from 'fast-check';
import { applyChangeSet, buildChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { publishableEdits } from '@/lib/admin/edits/edit';
import type { EditStore } from '@/lib/admin/edits/edit-store';
import { withFields } from '@/lib/admin/edits/fields';
import {
  addProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from '@/lib/admin/edits/operations';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import type { RawRow } from '@/tests/fixtures/catalogue';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

/** Frequent kinds of steps are listed more than once. */
const KINDS = [
  ...Array<'edit'>(5).fill('edit'),
  ...Array<'publish'>(3).fill('publish'),
  ...([
    'delete',
    'restore',
    'revert',
    'add',
    'unpublish',
    'publish-new',
    'resolve',
    'reopen',
    'reopen',
    'fill',
  ] as const),
];
const steps = fc.record({
  kind: fc.constantFrom(...KINDS),
  tab: fc.constantFrom(0, 1),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'new-1', 'new-2'),
  field: fc.constantFrom('name', 'price', 'stock'),
  number: fc.nat({ max: 5 }),
  isMine: fc.boolean(),
});
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs a history of steps on a store with two tabs, and tracks the edits that must exist afterwards. */
class HistoryRun {
  readonly browser = new FakeBrowser(catalogueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => raw({ id }))));
  readonly tabs: EditStore[] = [];
  /** Edited values that were not published, replaced or reverted: 'id field' to value. */
  readonly edits = new Map<string, unknown>();
  readonly deletions = new Set<string>();

  private get products(): RawProduct[] {
    return ((this.browser.published as RawCatalogue).clothing?.products ?? []) as RawProduct[];
  }
  private publish(products: RawProduct[]) {
    this.browser.published = catalogueOf(...(products as unknown as RawRow[]));
  }
  private forget(id: string) {
    for (const key of this.edits.keys()) if (key.startsWith(`${id} `)) this.edits.delete(key);
    this.deletions.delete(id);
  }

  async open(index: number) {
    this.tabs[index] = await this.browser.open();
  }

  async run({ kind, tab, id, field, number, isMine }: Step): Promise<void> {
    const { applyChange } = this.tabs[tab] as EditStore;
    const row = rowOf(this.tabs[tab] as EditStore, id);
    const value = field === 'name' ? `Name ${number}` : number + 1;
    if (kind === 'edit' && row) {
      const edited = { raw: withFields(row.raw, { [field]: value }), before: row.raw };
      const { ok } = await applyChange(updateProducts(new Map([[id, edited]])));
      if (ok && row.raw[field as keyof RawProduct] !== value) this.edits.set(`${id} ${field}`, value);
    } else if (kind === 'delete') {
      if (!(await applyChange(removeProducts([id]))).ok) return;
      this.forget(id);
      this.deletions.add(id);
    } else if (kind === 'restore') {
      if ((await applyChange(restoreProducts([id]))).ok) this.deletions.delete(id);
    } else if (kind === 'revert') {
      if ((await applyChange(revertProducts([id]))).ok) this.forget(id);
    } else if (kind === 'add') {
      if (!(await applyChange(addProducts([raw({ id, name: 'Added here' })]))).ok) return;
      this.forget(id);
      this.edits.set(`${id} name`, 'Added here');
    } else if (kind === 'publish') {
      this.publish(this.products.map((each) => (each.id === id ? withFields(each, { [field]: value }) : each)));
    } else if (kind === 'unpublish') {
      this.publish(this.products.filter((each) => each.id !== id));
    } else if (kind === 'publish-new' && !this.products.some((each) => each.id === id)) {
      this.publish([...this.products, raw({ id, name: 'Added there' })]);
    } else if (kind === 'resolve' && row) {
      const side = isMine ? 'mine' : 'theirs';
      const choices = Object.fromEntries(row.conflicts.map((conflict) => [conflict.field, side] as const));
      const { ok } = await applyChange(resolveConflicts(id, choices));
      for (const conflict of ok && !isMine ? row.conflicts : []) {
        if (conflict.field === 'product') this.forget(id);
        else this.edits.delete(`${id} ${conflict.field}`);
      }
    } else if (kind === 'reopen') {
      await this.open(tab);
    } else if (kind === 'fill') {
      this.browser.storage.limit = isMine ? (this.browser.copy?.length ?? 0) : Number.POSITIVE_INFINITY;
    }
  }

  /** Edits and deletions that are missing on a new visit. */
  async lost(): Promise<string[]> {
    const visit = await this.browser.open();
    const edits = [...this.edits].filter(([key, value]) => {
      const [id = '', field = ''] = key.split(' ');
      return rowOf(visit, id)?.raw[field as keyof RawProduct] !== value;
    });
    const deletions = [...this.deletions].filter((id) => {
      const row = rowOf(visit, id);
      return row ? !row.isDeleted : this.products.some((product) => product.id === id);
    });
    return [...edits.map(([key, value]) => `${key} = ${value}`), ...deletions.map((id) => `the deletion of ${id}`)];
  }
}

const forAllHistories = (check: (run: HistoryRun) => Promise<void>) =>
  forAllAsync(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (history) => {
      const run = new HistoryRun();
      for (const tab of [0, 1]) await run.open(tab);
      for (const step of history) await run.run(step);
      await check(run);
    }),
    100,
  );

test('after any history of two tabs, two catalogues and full storage, no edit is lost, and opening again changes nothing', async () => {
  await forAllHistories(async (run) => {
    expect(await run.lost()).toEqual([]);
    const { browser } = run;
    browser.storage.limit = Number.POSITIVE_INFINITY;
    const first = (await browser.open()).getSnapshot().rows;
    const { copy } = browser;
    expect((await browser.open()).getSnapshot().rows).toEqual(first);
    expect(browser.copy).toBe(copy);
  });
});

test('after an export is applied there are no changes, and applying it again changes nothing', async () => {
  await forAllHistories(async ({ browser }) => {
    browser.storage.limit = Number.POSITIVE_INFINITY;
    const tab = await browser.open();
    for (const { id, conflicts } of tab.getSnapshot().rows.filter(({ state }) => state === 'conflict'))
      await tab.applyChange(resolveConflicts(id, Object.fromEntries(conflicts.map(({ field }) => [field, 'mine']))));
    const { edits, site } = tab.current();
    // Removes undefined fields, like a file.
    const file = JSON.parse(JSON.stringify(buildChangeSet(publishableEdits(edits), site, [])));
    const { catalogue, problems } = applyChangeSet(browser.published as RawCatalogue, file);
    expect([problems, applyChangeSet(catalogue, file).status]).toEqual([[], 'unchanged']);
    browser.published = catalogue;
    expect((await browser.open()).getSnapshot().counts).toMatchObject({ unpublished: 0, exported: 0, conflict: 0 });
  });
});
