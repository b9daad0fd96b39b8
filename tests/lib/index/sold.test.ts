import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { fromColumns } from '@/lib/index/columns';
import { fromSteps, toSteps } from '@/lib/index/sold-barcodes';
import { putTogether, takeApart } from '@/lib/index/sold-texts';
import { toColumns } from '@/lib/index/to-columns';
import { unpackSold } from '@/lib/index/unpack-sold';
import { toRow } from '@/lib/listing/to-row';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { FILE, parseRows, productsFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { variedRows } from '@/tests/fixtures/varied-rows';

const kept = (rows: Parameters<typeof toColumns>[0]) =>
  fromColumns(JSON.parse(JSON.stringify(toColumns(rows))), unpackSold);

test('the variants and quantities of any product survive as they are', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const rows = productsFrom(parseRows(raw)).map(toRow);
      expect(kept(rows)).toStrictEqual(rows);
    }),
  );
});

const grid = (texts: string[][]) => texts.flatMap((line, a) => line.map((text, b) => ({ text, places: [a, b] })));

test.each([
  [
    'color before size',
    [
      ['M-01-S', 'M-01-L'],
      ['M-02-S', 'M-02-L'],
    ],
    'M',
    ['-01-', '-02-'],
    [0, 'S', 'L'],
  ],
  [
    'size before color',
    [
      ['MS1', 'ML1'],
      ['MS2', 'ML2'],
    ],
    'M',
    ['S', 'L'],
    [1, '1', '2'],
  ],
  [
    'a start of their own',
    [
      ['X-1A', 'X-1B'],
      ['X-2A', 'X-2B'],
    ],
    'M',
    ['1', '2'],
    [0, 'A', 'B'],
  ],
])('numbers are kept as what they add: %s', (_, texts, model, parts, rest) => {
  const cells = grid(texts);
  const [all, places] = [cells.map(({ text }) => text), cells.map((cell) => cell.places)];
  const apart = takeApart(all, places, model);
  expect(apart).toMatchObject({ parts, rest });
  expect(putTogether(apart, places, model)).toEqual(all);
});

test('numbers without a rule are kept as they are', () => {
  const cells = grid([
    ['A1', 'B7'],
    ['Q', 'M-3'],
  ]);
  const [all, places] = [cells.map(({ text }) => text), cells.map((cell) => cell.places)];
  expect(takeApart(all, places, 'M')).toEqual({ parts: all });
});

test('barcodes with check digits are kept as steps, others as they are', () => {
  const barcodes = ['036000291452', '036000291469', '036000291421'];
  const steps = toSteps(barcodes);
  expect(steps).toEqual({ shape: [12, '03600'], first: 29145, steps: '1,-4' });
  expect(steps && fromSteps(steps)).toEqual(barcodes);
  expect(toSteps(['036000291453'])).toBeUndefined();
});

test('a shop without variants has no column for them', () => {
  expect(toColumns(indexRowsOf({ id: 'a-1' }))).not.toHaveProperty('sold');
});

test('twelve variants a product cost at most as many bytes again as the index without them', () => {
  const rows = productsFrom(parseCatalogue(sampleCatalogue(200, 1, 12), FILE)).map(toRow);
  const weigh = (columns: unknown) => [JSON.stringify(columns).length, gzipSync(JSON.stringify(columns)).length];
  const { sold, ...without } = toColumns(rows);
  expect(rows.map((row) => row.sold?.variants?.length)).toEqual(rows.map(() => 12));
  const [[raw = 0, packed = 0], [rawWithout = 0, packedWithout = 0]] = [weigh({ ...without, sold }), weigh(without)];
  expect([raw <= 2 * rawWithout, packed <= 2 * packedWithout]).toEqual([true, true]);
});
