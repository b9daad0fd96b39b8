/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductList } from '@/components/admin/products/product-list';
import { openAdminStore } from '@/lib/admin/admin-store';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(within(within_).getByRole('button', { name }));
/** The preview of a bulk change is made while the dialog is open. */
const previewed = (text: string) => waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));
const region = () => screen.getByRole('region', { name: 'Selected products' });

test('shows every product with what it costs, where it stands and a link to its form', async () => {
  await openAdmin(<ProductList />);
  expect(
    within(rowOf('Plain Shirt'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'The clothing', '$10.00', '4', 'Live', 'Duplicate Plain ShirtDelete Plain Shirt']);
  expect(screen.getByRole('link', { name: 'High Boot' })).toHaveAttribute('href', '/admin/edit-product/?id=boot');
});

test('is narrowed by what the address says', async () => {
  await openAdmin(<ProductList />, '/admin/products/?category=footwear');
  expect([names(), screen.getByText(/ of 2 products/).textContent]).toEqual([['High Boot'], '1 of 2 products']);
});

test('says of a product that is kept back that it is hidden, and finds it by that', async () => {
  await openAdmin(<ProductList />);
  const store = await openAdminStore();
  await act(() => store.changeProducts(['boot'], () => ({ hidden: true })));
  expect(rowOf('High Boot')).toHaveTextContent(/bootHidden/);
  expect(rowOf('Plain Shirt')).not.toHaveTextContent('Hidden');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Hidden');
  expect([names(), window.location.search]).toEqual([['High Boot'], '?state=hidden']);
});

test('writes what is typed into the address', async () => {
  await openAdmin(<ProductList />);
  await userEvent.type(screen.getByRole('searchbox'), 'boot');
  expect([window.location.search, names()]).toEqual(['?name=boot', ['High Boot']]);
});

test('sorts by a heading, both ways', async () => {
  await openAdmin(<ProductList />);
  await press('Price');
  expect(names()).toEqual(['Plain Shirt', 'High Boot']);
  await press('Price');
  expect(names()).toEqual(['High Boot', 'Plain Shirt']);
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

test('says when nothing matches, and resets', async () => {
  await openAdmin(<ProductList />, '/admin/products/?name=zzz');
  expect(screen.getByText('No products found matching your criteria.')).toBeVisible();
  await press('Reset filters');
  expect(names()).toHaveLength(2);
});

describe('a deletion', () => {
  const ask = async () => {
    await openAdmin(<ProductList />);
    await press('Delete Plain Shirt', rowOf('Plain Shirt'));
    return screen.getByRole('dialog', { name: 'Are you sure you want to delete this product?' });
  };

  test('asks with the specification’s question, and is not done on Cancel', async () => {
    const dialog = await ask();
    expect(dialog).toHaveTextContent('Plain Shirt');
    await press('Cancel', dialog);
    expect([names().length, screen.queryByRole('dialog')]).toEqual([2, null]);
  });

  test('is said with the specification’s sentence, and undone', async () => {
    await press('Delete', await ask());
    expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
    expect(names()).toEqual(['High Boot']);
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(names()).toEqual(['Plain Shirt', 'High Boot']);
  });

  test('that the browser has no room for is said with the specification’s sentence, and nothing is deleted', async () => {
    const dialog = await ask();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await press('Delete', dialog);
    expect(await screen.findByText(/^Error deleting product\. Please try again\./)).toBeVisible();
    expect(names()).toHaveLength(2);
  });
});

describe('ticked products', () => {
  const tickAll = async () => {
    await openAdmin(<ProductList />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  };

  test('are deleted together after a question, and one Undo brings them back', async () => {
    await tickAll();
    await press('Delete', region());
    await press('Delete', screen.getByRole('dialog', { name: 'Are you sure you want to delete these 2 products?' }));
    expect(await screen.findByText('2 products deleted successfully!')).toBeVisible();
    expect(screen.getByText('0 of 0 products')).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(names()).toEqual(['Plain Shirt', 'High Boot']);
  });

  const choose = async (deed: string) => {
    await tickAll();
    await press('Change', region());
    const dialog = screen.getByRole('dialog', { name: 'Change 2 products' });
    // A change of variants is offered once these are found.
    const option = await within(dialog).findByRole('option', { name: deed });
    await userEvent.selectOptions(screen.getByLabelText('What to change'), option);
    return dialog;
  };

  test('change price by percent, with an example first, and one Undo', async () => {
    const dialog = await choose('Price, by percent');
    await userEvent.type(screen.getByLabelText('Change in percent'), '-10');
    await previewed('Plain Shirt: Price $10.00 → $9.002 of 2 would change.');
    await press('Change', dialog);
    expect(await screen.findByText('2 products changed.')).toBeVisible();
    expect([rowOf('Plain Shirt').textContent, rowOf('High Boot').textContent]).toEqual([
      expect.stringContaining('$9.00'),
      expect.stringContaining('$27.00'),
    ]);
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(rowOf('High Boot')).toHaveTextContent('$30.00');
  });

  test('are discounted, and the discount is removed again', async () => {
    await press('Change', await discounted());
    expect(await screen.findByText('2 products changed.')).toBeVisible();
    expect(rowOf('Plain Shirt')).toHaveTextContent('$7.50Before $10.00');
    await press('Change', region());
    await userEvent.selectOptions(screen.getByLabelText('What to change'), 'Discount: remove it');
    await previewed('Plain Shirt: Price $7.50 → $10.00, Old price $10.00 → nothing');
    await press('Change', screen.getByRole('dialog'));
    // The notice of the first change reads the same, and the old price is $10.00 too.
    await waitFor(() => expect(rowOf('Plain Shirt')).not.toHaveTextContent('$7.50'));
    expect(rowOf('Plain Shirt')).toHaveTextContent('$10.00');
  });

  const discounted = async () => {
    const dialog = await choose('Discount');
    await userEvent.type(screen.getByLabelText('Discount in percent'), '25');
    return dialog;
  };

  test('move to a category', async () => {
    const dialog = await choose('Category');
    await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'footwear');
    await userEvent.type(within(dialog).getByLabelText('Subcategory'), 'Moved');
    await press('Change', dialog);
    expect(await screen.findByText('2 products changed.')).toBeVisible();
    expect(rowOf('Plain Shirt')).toHaveTextContent('The footwear');
  });

  test('are all left as they are where one would not be valid, which is named; what was typed stays', async () => {
    await press('Change', await choose('Stock, change by'));
    await userEvent.type(screen.getByLabelText('Change of the stock'), '-5');
    await press('Change', screen.getByRole('dialog'));
    expect(await screen.findByText('Plain Shirt: Stock must not be below 0')).toBeVisible();
    expect(screen.getByLabelText('Change of the stock')).toHaveValue(-5);
    expect([rowOf('Plain Shirt').textContent, rowOf('High Boot').textContent]).toEqual([
      expect.stringContaining('Live'),
      expect.stringContaining('Live'),
    ]);
  });

  test('that a deed would leave as they are say so', async () => {
    const dialog = await choose('Best seller: no');
    expect(await screen.findByText('None of these products would change.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
  });

  test('change in the variants of one size alone', async () => {
    const dialog = await choose('Price, by percent');
    await userEvent.selectOptions(await screen.findByLabelText('Of which variants'), 'Size: M');
    await userEvent.type(screen.getByLabelText('Change in percent'), '50');
    await previewed('Plain Shirt: M: Price nothing of its own → $15.001 of 2 would change.');
    await press('Change', dialog);
    expect(await screen.findByText('1 product changed.')).toBeVisible();
    expect(rowOf('Plain Shirt')).toHaveTextContent('$10.00');
    await press('Change', region());
    await userEvent.selectOptions(await screen.findByLabelText('Of which variants'), 'Size: M');
    await userEvent.type(screen.getByLabelText('Change in percent'), '20');
    await previewed('M: Price $15.00 → $18.00');
  });

  test('are not made in one size only, which has to be said', async () => {
    await choose('Variants: not made');
    const scope = screen.getByLabelText('Of which variants');
    expect([
      scope,
      within(scope)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]).toEqual([expect.objectContaining({ required: true }), ['Choose', 'Size: S', 'Size: M']]);
    await userEvent.selectOptions(scope, 'Size: S');
    await previewed('Plain Shirt: S: Made nothing of its own → not made1 of 2 would change.');
  });

  test('are counted, and let go by Clear', async () => {
    await tickAll();
    expect(within(region()).getByText('2 selected')).toBeVisible();
    await press('Clear', region());
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull();
  });
});
