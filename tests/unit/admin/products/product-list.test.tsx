/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductList } from '@/components/admin/products/product-list';
import { openAdminStore } from '@/lib/admin/admin-store';
import { renderAdmin } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (name: string, container: HTMLElement = document.body) =>
  userEvent.click(within(container).getByRole('button', { name }));
const bulkActionBar = () => screen.getByRole('region', { name: 'Selected products' });

test('a row has price, stock and state, and a link to the form', async () => {
  await renderAdmin(<ProductList />);
  const cells = within(rowOf('Plain Shirt')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '',
    'The clothing',
    '$10.00',
    '4',
    'Live',
    'Duplicate Plain ShirtDelete Plain Shirt',
  ]);
  expect(screen.getByRole('link', { name: 'High Boot' })).toHaveAttribute('href', '/admin/edit-product/?id=boot');
});

test('hidden products are marked and can be found by their state', async () => {
  await renderAdmin(<ProductList />);
  const store = await openAdminStore();
  await act(() => store.changeProducts(['boot'], () => ({ hidden: true })));
  expect(rowOf('High Boot')).toHaveTextContent(/bootHidden/);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Hidden');
  expect([names(), window.location.search]).toEqual([['High Boot'], '?state=hidden']);
});

test('a list without matches shows its message and a button that resets the filters', async () => {
  await renderAdmin(<ProductList />, '/admin/products/?name=zzz');
  expect(screen.getByText('No products found matching your criteria.')).toBeVisible();
  await press('Reset filters');
  expect(names()).toHaveLength(2);
});

test('after an import only products edited since then are listed, until Show all is pressed', async () => {
  const store = await openAdminStore();
  const since = Date.now();
  await renderAdmin(<ProductList />, `/admin/products/?since=${since}`);
  await act(() => store.changeProducts(['boot'], () => ({ stock: 7 })));
  expect(names()).toEqual(['High Boot']);
  await press('Show all');
  expect([names().length, window.location.search]).toEqual([2, '']);
});

test('the list is exported in three formats, and a file opens the import', async () => {
  await renderAdmin(<ProductList />);
  await press('Export');
  const dialog = within(screen.getByRole('dialog', { name: 'Export products' }));
  for (const name of ['CSV with all fields', 'Shopify CSV', 'JSON', 'Close'])
    expect(dialog.getByRole('button', { name })).toBeVisible();
  await press('Close');
  const file = new File(['id,price\nboot,31'], 'list.csv', { type: 'text/csv' });
  // The File of jsdom has no arrayBuffer().
  Object.assign(file, { arrayBuffer: async () => Buffer.from('id,price\nboot,31') });
  await userEvent.upload(screen.getByLabelText('Import a file'), file);
  expect(await screen.findByRole('dialog', { name: 'Import list.csv' })).toBeVisible();
});

describe('selected products', () => {
  const selectAll = async () => {
    await renderAdmin(<ProductList />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  };
  const openChange = async (action: string) => {
    await selectAll();
    await press('Change', bulkActionBar());
    await userEvent.selectOptions(screen.getByLabelText('What to change'), action);
    return screen.getByRole('dialog', { name: 'Change 2 products' });
  };

  test('are deleted together after a confirmation', async () => {
    await selectAll();
    expect(within(bulkActionBar()).getByText('2 selected')).toBeVisible();
    await press('Delete', bulkActionBar());
    await press('Delete', screen.getByRole('dialog', { name: 'Are you sure you want to delete these 2 products?' }));
    expect(await screen.findByText('2 products deleted successfully!')).toBeVisible();
    expect(screen.getByText('0 of 0 products')).toBeVisible();
  });

  test('change their price by percent with rounding, after a preview, with one Undo', async () => {
    const dialog = await openChange('Price, by percent');
    await userEvent.type(screen.getByLabelText('Change in percent'), '-11');
    expect(dialog).toHaveTextContent('Plain Shirt:Price$10.00 → $8.902 of 2 products will change.');
    await userEvent.selectOptions(screen.getByLabelText('Round to'), 'Prices that end in .99');
    await press('Change', dialog);
    expect(await screen.findByText('2 products changed.')).toBeVisible();
    expect(rowOf('Plain Shirt')).toHaveTextContent('$8.99');
    expect(rowOf('High Boot')).toHaveTextContent('$26.99');
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(rowOf('High Boot')).toHaveTextContent('$30.00');
  });

  test('are all unchanged if one would be invalid, and the error names it', async () => {
    await press('Change', await openChange('Price, by percent'));
    await userEvent.type(screen.getByLabelText('Change in percent'), '900');
    const store = await openAdminStore();
    await act(() => store.changeProducts(['boot'], () => ({ price: 99_999 })));
    await press('Change', screen.getByRole('dialog'));
    expect(await screen.findByText(/High Boot: Price is 999990/)).toBeVisible();
    expect(screen.getByLabelText('Change in percent')).toHaveValue(900);
    expect(rowOf('Plain Shirt')).toHaveTextContent('Live');
  });

  test('cannot be submitted if no product would change', async () => {
    const dialog = await openChange('Best seller');
    await userEvent.selectOptions(within(dialog).getByLabelText('Best seller'), 'No');
    expect(within(dialog).getByText('None of these products will change.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
  });
});
