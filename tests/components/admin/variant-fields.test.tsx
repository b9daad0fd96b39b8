/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import { row } from '../../fixtures/catalogue';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const SHIRT = row({
  id: 'shirt',
  name: 'Plain Shirt',
  price: 75,
  available_colors: ['Black', 'Tan'],
  available_sizes: ['S', 'M', 'XXL'],
  variants: [{ size: 'XXL', price: 82 }],
});
const open = () => openAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, SHIRT);
// Whether an element is hidden is asked of all its ancestors, which takes longer than a test.
const ANY = { hidden: true };
const grid = () => screen.getByRole('grid', { name: 'Variants', ...ANY });
const cells = () =>
  within(grid())
    .getAllByRole('row', ANY)
    .slice(1)
    .map((each) => within(each).getAllByRole('gridcell', ANY));
const shown = (place: number, column = 0) => cells()[place]?.[column]?.textContent;
const save = () => userEvent.click(screen.getByText('Save product'));
/** The variants in the ledger, once the save is said to be done. */
const saved = async () => {
  await screen.findByText('Product updated successfully!');
  return (await openAdminStore()).getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw.variants as
    | object[]
    | undefined;
};
const press = async (keys: string) => {
  grid().focus();
  await userEvent.keyboard(keys);
};
/** Pastes a text, or gives what was copied. */
function clip(kind: 'paste' | 'copy', text = ''): string {
  let given = text;
  const event = createEvent[kind](grid(), {
    clipboardData: { getData: () => text, setData: (_: string, value: string) => (given = value), files: [] },
  });
  fireEvent(grid(), event);
  return given;
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

test('rows are those of the choice that variants name, and say what they inherit', async () => {
  await open();
  expect(
    within(grid())
      .getAllByRole('rowheader', ANY)
      .map(({ textContent }) => textContent),
  ).toEqual(['S', 'M', '2XL']);
  expect([shown(0), shown(2)]).toEqual(['75.00, inherited', '82.00']);
});

test('a cell is typed with the keyboard alone, and saved with the product', async () => {
  await open();
  await press('{ArrowDown}79{Enter}');
  expect(shown(1)).toBe('79');
  expect(grid()).toHaveFocus();
  await save();
  expect(await saved()).toEqual([
    { size: 'XXL', price: 82 },
    { size: 'M', price: 79 },
  ]);
});

test('Escape leaves a cell as it was, and Delete takes what it says', async () => {
  await open();
  await press('{ArrowDown}{ArrowDown}9{Escape}');
  expect(shown(2)).toBe('82.00');
  await press('{Delete}');
  expect(shown(2)).toBe('75.00, inherited');
  await save();
  expect(await saved()).toBeUndefined();
});

test('cells of a spreadsheet are pasted, filled down, copied, undone and done again', async () => {
  await open();
  grid().focus();
  clip('paste', '80\t95\n81\t96\n');
  expect([shown(0), shown(0, 1), shown(1, 1)]).toEqual(['80', '95', '96']);
  expect(screen.getByText('4 cells pasted.')).toHaveAttribute('role', 'status');
  expect(clip('copy')).toBe('80\t95\n81\t96');
  await press('{Control>}z{/Control}');
  expect([shown(0), shown(1)]).toEqual(['75.00, inherited', '75.00, inherited']);
  await press('{Control>}y{/Control}');
  expect(shown(1, 1)).toBe('96');
  await press('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect([shown(0), shown(1), shown(2)]).toEqual(['80', '80', '80']);
});

test('rows for every color and size write what they say for both', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Color' }));
  expect(cells()).toHaveLength(6);
  expect(shown(2)).toBe('82.00, inherited');
  await press('{Control>}{End}{/Control}{Home}85{Enter}');
  await save();
  expect(await saved()).toEqual([
    { size: 'XXL', price: 82 },
    { color: 'Tan', size: '2XL', price: 85 },
  ]);
});

test('a text that is no value is refused with the combination and the column, and stays to be mended', async () => {
  await open();
  await press('dear{Enter}');
  expect(cells()[0]?.[0]).toBeInvalid();
  await save();
  const fault = await screen.findByRole('link', { name: /Variants/ });
  expect(fault).toHaveTextContent('Variants: size S, Price: must be a number');
  await userEvent.click(fault);
  expect(grid()).toHaveFocus();
  expect(shown(0)).toBe('dear');
});

test('what is said of a size that goes can be taken out', async () => {
  await open();
  await userEvent.clear(screen.getByLabelText('Other sizes'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'XXL' }));
  expect(screen.getByText(/1 cell of the variants is about values/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
  await save();
  expect(await saved()).toBeUndefined();
});

test('a narrow screen has a list by value', async () => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  await open();
  expect(screen.queryByRole('grid')).toBeNull();
  const large = screen.getByText('2XL').closest('details') as HTMLElement;
  expect(large).toHaveTextContent('price 82.00');
  await userEvent.click(screen.getByText('2XL'));
  await userEvent.type(within(large).getByLabelText('Stock'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Undo of the variants' }));
  expect(within(large).getByLabelText('Stock')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Redo of the variants' }));
  await save();
  expect(await saved()).toEqual([{ size: 'XXL', price: 82, stock: 12 }]);
});
