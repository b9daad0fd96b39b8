import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeSize } from '@/lib/catalogue/sizes/sizes';
import { completeSelection, sizeControls } from '@/lib/catalogue/variants/offer';
import { offerOf } from '@/lib/listing/index-row';
import { getIndexRows } from '@/lib/listing/load-rows';
import type { QuickOrderRow } from '@/lib/request/quick-order/quick-order-row';
import { CatalogueEngine } from '@/lib/search/engine';

/** The expected result of a row. `alsoOk` has values that may be ticked although they are uncertain. */
type Expected = {
  ticked: boolean;
  product?: string;
  products?: string[];
  quantity?: number;
  color?: string;
  size?: string;
  options?: Record<string, string>;
  alsoOk?: { quantity?: number; color?: string; size?: string };
};
type Group = { kind: 'clean' | 'table' | 'free'; text: string; rows: Expected[] };

/** 300 rows, written from the catalogue without knowledge of the code. */
const groups = readFileSync(join(__dirname, 'quick-order-lines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Group);

const engine = new CatalogueEngine(getIndexRows(), () => []);

type Result = { kind: Group['kind']; text: string; row: QuickOrderRow; expected: Expected };
let results: Result[] = [];

beforeAll(async () => {
  const read = await Promise.all(
    groups.map(async ({ kind, text, rows }) => {
      const found = (await engine.matchQuickOrder(text)).rows;
      return rows.map((expected, index) => ({ kind, text, row: found[index] as QuickOrderRow, expected }));
    }),
  );
  results = read.flat();
});

/** True if a ticked row has the expected product, quantity and options. */
function isCorrect({ row, expected }: Result): boolean {
  const { product, quantity } = row;
  if (!product || !(expected.ticked || expected.alsoOk)) return false;
  const wanted = { ...expected, ...expected.alsoOk };
  const { completed } = completeSelection(row.selection, offerOf(product));
  const sizes = sizeControls(product.sizes).map(({ name }) => completed[name] ?? '');
  const size = wanted.size
    ?.split(/x(?=[\dU])/)
    .map(normalizeSize)
    .join('x');
  return (
    [wanted.product, ...(wanted.products ?? [])].includes(product.card.id) &&
    Number(quantity) === wanted.quantity &&
    (wanted.color === undefined || completed.color === wanted.color) &&
    (size === undefined || size === sizes.join('x')) &&
    Object.entries(wanted.options ?? {}).every(([name, value]) => completed[name] === value)
  );
}

test('300 rows are parsed, half of them item numbers with quantities', () => {
  const count = (kind: Group['kind']) => results.filter((one) => one.kind === kind && one.row).length;
  expect([count('clean'), count('table'), count('free')]).toEqual([150, 75, 75]);
});

test('no incorrect row is ticked', () => {
  expect(results.filter((one) => one.row.isTicked && !isCorrect(one)).map(({ row }) => row.text)).toEqual([]);
});

test('at least 95 percent of the complete rows with an item number are ticked', () => {
  const complete = results.filter(({ kind, expected }) => kind === 'clean' && expected.ticked);
  const missed = complete.filter(({ row }) => !row.isTicked).map(({ row }) => row.text);
  expect([complete.length > 100, missed.length <= complete.length * 0.05 || missed]).toEqual([true, true]);
});

test('a row without an item number suggests the product that search finds', () => {
  const missed = results.filter(({ kind, text, row, expected }) => {
    const ids = [expected.product, ...(expected.products ?? [])];
    const isOne = (product: { card: { id: string } }) => ids.includes(product.card.id);
    const isFound = engine
      .list({
        scope: { kind: 'search', query: text, isLiteral: false },
        state: { filters: {}, sort: 'featured', page: 1 } as never,
      })
      .cards.some(({ id }) => ids.includes(id));
    return kind === 'free' && isFound && !(row.product ? isOne(row.product) : row.suggestions.some(isOne));
  });
  expect(missed.map(({ text }) => text)).toEqual([]);
});
