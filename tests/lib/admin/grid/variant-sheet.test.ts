import {
  cellsOfRow,
  finerFacts,
  namedBy,
  rowsBy,
  rowWords,
  SHEET_FACTS,
  soldOfForm,
  strayCells,
} from '@/lib/admin/grid/variant-sheet';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { cellName, readCells } from '@/lib/catalogue/fields/variant-cells';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';

const SHIRT = row({
  price: 75,
  stock: 10,
  available_colors: ['Black', 'Khaki'],
  available_sizes: ['S', 'XXL'],
  variants: [
    { size: 'XXL', price: 82 },
    { color: 'Black', size: 'XXL', stock: 3 },
    { color: 'Khaki', made: false },
  ],
}) as unknown as RawProduct;

function sheetOf(raw: RawProduct, by: readonly string[]) {
  const sold = soldOfForm(raw);
  const controls = choiceControls(sold);
  return { sold, controls, cells: readCells(raw.variants), rows: rowsBy(controls, by) };
}
const shown = (raw: RawProduct, by: readonly string[]) => {
  const sheet = sheetOf(raw, by);
  const finer = finerFacts(sheet);
  return Object.fromEntries(
    sheet.rows.map((choice) => [
      rowWords(choice),
      Object.fromEntries(
        cellsOfRow(sheet, choice, finer).map(({ own, inherited, isVaried }, at) => [
          SHEET_FACTS[at],
          own || (isVaried ? 'varies' : `(${inherited})`),
        ]),
      ),
    ]),
  );
};

test('a row says its own, inherits from rows of fewer choices and from the product, and shows where finer ones differ', () => {
  expect(shown(SHIRT, ['size'])).toMatchObject({
    S: { price: '(75.00)', stock: '(10)', made: '(yes)' },
    '2XL': { price: '82.00', stock: 'varies' },
  });
  expect(shown(SHIRT, ['color', 'size'])).toMatchObject({
    'Black, size 2XL': { price: '(82.00)', stock: '3' },
    'Khaki, size S': { made: '(no)', price: '(75.00)' },
  });
});

test('rows begin with the controls that variants name, and else with the sizes', () => {
  const { cells, controls } = sheetOf(SHIRT, []);
  expect(namedBy(cells, controls)).toEqual(['color', 'size']);
  expect(namedBy({}, controls)).toEqual(['size']);
  expect(namedBy({}, [])).toEqual([]);
});

test('values that the product has lost are found', () => {
  const { cells, controls } = sheetOf({ ...SHIRT, available_sizes: ['S'] }, []);
  expect(strayCells({ cells, controls })).toEqual([
    cellName({ size: '2XL' }, 'price'),
    cellName({ color: 'Black', size: '2XL' }, 'stock'),
  ]);
});

test('what cannot be read yet does not keep the grid from being drawn', () => {
  const raw = {
    ...SHIRT,
    price: 'dear',
    variants: [{ size: 'S', price: '82 or so', stock: 2 }],
  } as unknown as RawProduct;
  expect(shown(raw, ['size'])).toMatchObject({ S: { price: '82 or so', stock: '2' }, '2XL': { price: '()' } });
});
