import {
  copiedCells,
  filledDown,
  filledWith,
  type GridCells,
  pastedCells,
  withCells,
} from '@/lib/admin/grid/grid-edits';
import { edgesOf, isWithin, movedBy } from '@/lib/admin/grid/selection';

/** A grid of 4 rows and 3 columns; the first row inherits, the others have own texts. */
const cells: GridCells = {
  nameAt: (row, column) => `${row}${column}`,
  shownAt: (row, column) => `${row === 0 ? 'in' : 'own'}${row}${column}`,
};
const EXTENT = { rows: 4, columns: 3, page: 2 };
const edges = (top: number, left: number, bottom = top, right = left) => ({ top, bottom, left, right });
const at = (row: number, column: number) => ({ row, column });

describe('keys', () => {
  const from = { at: at(1, 1), from: at(1, 1) };
  test.each([
    ['ArrowUp', {}, at(0, 1)],
    ['ArrowDown', {}, at(2, 1)],
    ['ArrowLeft', {}, at(1, 0)],
    ['ArrowRight', {}, at(1, 2)],
    ['ArrowDown', { isFar: true }, at(3, 1)],
    ['ArrowRight', { isFar: true }, at(1, 2)],
    ['Home', {}, at(1, 0)],
    ['End', { isFar: true }, at(3, 2)],
    ['PageDown', {}, at(3, 1)],
    ['PageUp', {}, at(0, 1)],
  ])('%s %j leads on, and no further than the edge', (key, more, to) => {
    expect(movedBy(from, { key, isFar: false, isWider: false, ...more }, EXTENT)).toEqual({ at: to, from: to });
  });

  test('Shift makes the rectangle larger, whatever the direction', () => {
    const wider = movedBy(from, { key: 'ArrowUp', isFar: false, isWider: true }, EXTENT);
    expect(wider).toEqual({ at: at(0, 1), from: at(1, 1) });
    expect(edgesOf({ at: at(0, 2), from: at(1, 1) })).toEqual(edges(0, 1, 1, 2));
    expect([at(1, 1), at(0, 2), at(2, 1)].map((each) => isWithin(edges(0, 1, 1, 2), each))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('other keys do not move', () => {
    for (const key of ['x', 'Tab', 'toString'])
      expect(movedBy(from, { key, isFar: false, isWider: false }, EXTENT)).toBeUndefined();
  });
});

test('fill down takes what the first row shows, be it inherited', () => {
  expect(filledDown(edges(0, 0, 2, 1), cells)).toEqual({ '10': 'in00', '11': 'in01', '20': 'in00', '21': 'in01' });
});

test('what is copied comes back where it was, with tabs, line breaks and quotes in it', () => {
  const odd: GridCells = { ...cells, shownAt: (row, column) => `a\t"${row}"\n${column}` };
  const text = copiedCells(edges(1, 0, 2, 2), odd);
  expect(pastedCells(text, edges(1, 0), EXTENT, cells).changes).toEqual(
    Object.fromEntries(
      ['10', '11', '12', '20', '21', '22'].map((name) => [name, odd.shownAt(Number(name[0]), Number(name[1]))]),
    ),
  );
});

test('cells of a spreadsheet are laid from the selected cell on, as far as there is room', () => {
  const pasted = pastedCells('1\t2\t3\r\n4\t5\t6\r\n', edges(3, 1), EXTENT, cells);
  expect(pasted).toEqual({ changes: { '31': '1', '32': '2' }, edges: edges(3, 1, 3, 2), cut: 4 });
});

test('one cell fills a selection, and a row repeats in it', () => {
  expect(pastedCells('7', edges(0, 0, 1, 1), EXTENT, cells).changes).toEqual({
    '00': '7',
    '01': '7',
    '10': '7',
    '11': '7',
  });
  expect(pastedCells('1\t2', edges(0, 0, 2, 0), EXTENT, cells).changes).toEqual({
    '00': '1',
    '01': '2',
    '10': '1',
    '11': '2',
    '20': '1',
    '21': '2',
  });
});

test('an empty text takes what a cell says', () => {
  const kept = { '11': 'a', '12': 'b' };
  expect(withCells(kept, filledWith('', edges(1, 1), cells))).toEqual({ '12': 'b' });
  expect(kept).toEqual({ '11': 'a', '12': 'b' });
});
