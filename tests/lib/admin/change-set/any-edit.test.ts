import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { applyChangeSet } from '@/lib/admin/change-set/apply';
import { buildChangeSet } from '@/lib/admin/change-set/build';
import type { RawCatalogue } from '@/lib/admin/change-set/catalogue-draft';
import { type FormValues, toFormValues, toRawProduct } from '@/lib/admin/form/form-values';
import { toBundle } from '@/lib/admin/ledger/bundle';
import { checkChange } from '@/lib/admin/ledger/check-change';
import { bodyOf, kindOf, seedLedger } from '@/lib/admin/ledger/ledger';
import { addProduct, type Change, removeProducts, restoreProducts, updateProduct } from '@/lib/admin/ledger/operations';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { formatProblem } from '@/lib/catalogue/parse';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { readEnvironment } from '@/lib/environment';
import { checkCatalogue } from '@/scripts/catalogue/check-catalogue';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { runs } from '@/tests/gate';

const published: RawCatalogue = JSON.parse(readFileSync(readEnvironment().catalogueFile, 'utf8'));

type Step = {
  at: number;
  kind: 'edit' | 'add' | 'delete' | 'restore';
  change: (values: FormValues) => Partial<FormValues>;
};
const linesWithout = (text: string, at: number) => text.split('\n').toSpliced(at, 1).join('\n');
const word = fc.stringMatching(/^[A-Za-zäé&]{1,9}( [A-Za-z0-9'-]{1,9}){0,2}$/);

/** What is done in a form, to any product. */
const change: fc.Arbitrary<Step['change']> = fc.oneof(
  word.map((productName) => () => ({ productName })),
  fc.nat(3).map((at) => ({ colors }: FormValues) => ({ colors: linesWithout(colors, at) })),
  fc.constant<Step['change']>(({ colors }) => ({ colors: colors.split('\n').toReversed().join('\n') })),
  fc.constantFrom('Sage #7C876D', 'Black', 'no color').map((color) => ({ colors }: FormValues) => ({
    colors: `${colors}\n${color}`,
  })),
  fc.nat(5).map((at) => ({ features }: FormValues) => ({ features: linesWithout(features, at) })),
  fc.constantFrom(...CATEGORIES.map(({ key }) => key)).map((category) => () => ({ category })),
  word.map((subcategory) => () => ({ subcategory })),
  fc.constant(() => ({ subcategory: '' })),
  fc.constantFrom('0', '9.99', '500', '-1').map((price) => () => ({ price })),
  fc.constantFrom('', '20', '499.5').map((oldPrice) => () => ({ oldPrice })),
  fc.constantFrom('Acme', 'ACME', 'Zeta').map((brand) => () => ({ brand })),
  fc
    .constantFrom('https://example.com/a.png', '/drawings/neutral/placeholder.svg', 'javascript:alert(1)')
    .map((src) => ({ images }: FormValues) => ({ images: [{ src, alt: 'Front' }, ...images] })),
  fc.constantFrom('Black', 'No such color').map((color) => ({ images }: FormValues) => ({
    images: images.map((picture) => ({ ...picture, color })),
  })),
  fc.constantFrom('', '2031-01-01', 'tomorrow').map((date) => () => ({ date })),
);
const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('edit', 'edit', 'edit', 'add', 'delete', 'restore'),
  change,
});

/** The catalogue after some steps in the admin, an export and its way back; what the admin refuses is not done. */
async function live(catalogue: RawCatalogue, steps: readonly Step[], round: number): Promise<RawCatalogue> {
  const bundle = await toBundle(catalogue);
  let ledger = seedLedger(bundle);
  for (const [index, { at, kind, change: edit }] of steps.entries()) {
    const item = ledger.items[at % ledger.items.length];
    const raw = item && bodyOf(item, bundle);
    if (!item || !raw) continue;
    const edited = toRawProduct({ ...toFormValues(raw), ...edit(toFormValues(raw)) }, raw);
    const deeds: Record<Step['kind'], Change> = {
      edit: updateProduct(item.id, edited, raw),
      add: addProduct({ ...edited, id: `new-${round}-${index}` } as RawProduct),
      delete: removeProducts([item.id]),
      restore: restoreProducts([item.id]),
    };
    if (kind === 'edit' && item.deletedAt !== undefined) continue;
    const context = { bundle, now: index + 1 };
    const next = await deeds[kind](ledger, context);
    if ((await checkChange(ledger, next, context)).length === 0) ledger = next;
  }
  const items = ledger.items.filter((item) => kindOf(item) !== 'same');
  const changes = JSON.parse(JSON.stringify(buildChangeSet(items, bundle, [])));
  const result = applyChangeSet(catalogue, changes);
  expect(result.report.problems).toEqual([]);
  expect(applyChangeSet(result.catalogue, changes).report.status).toBe('unchanged');
  return result.catalogue;
}

test('row 40: after any history of edits that the admin allows, export by export, the catalog is one that a build takes', async () => {
  const rounds = fc.array(fc.array(step, { maxLength: 10 }), { minLength: 1, maxLength: 3 });
  let edits = 0;
  const property = fc.asyncProperty(rounds, async (history) => {
    let catalogue = published;
    for (const [round, steps] of history.entries()) {
      const next = await live(catalogue, steps, round);
      if (next !== catalogue) edits += 1;
      catalogue = next;
      const result = checkCatalogue(catalogue, 'edited.json');
      expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
    }
  });
  await forAllAsync(property, 20);
  // The histories do change something.
  expect(edits).toBeGreaterThan(runs(20));
});
