import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddProduct } from '@/components/admin/form/add-product';
import { EditProduct } from '@/components/admin/form/edit-product';
import { navigation } from '../next-navigation';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const openNew = ({ draft }: { draft?: string } = {}) =>
  openAdmin(<AddProduct />, '/admin/add-product/', () => draft && localStorage.setItem('sp:draft:new', draft));
const openShirt = () => openAdmin(<EditProduct />, '/admin/edit-product/?id=shirt');
const nameField = () => screen.getByRole('textbox', { name: 'Product name' });
const priceField = () => screen.getByRole('spinbutton', { name: 'Price, US dollars' });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('sp:catalogue') ?? '{}').items as { id: string; p: object }[];
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => (box as HTMLInputElement).value)
    .filter((value) => value !== 'on');

describe('a new product', () => {
  test('starts with sizes S to XL', async () => {
    await openNew();
    expect(ticked()).toEqual(['S', 'M', 'L', 'XL']);
  });

  test('offers the sizes of the specification (spec 5)', async () => {
    await openNew();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
    expect(boxes.filter((value) => value !== 'on')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  });

  test('the price takes cents and nothing below 0 (spec 5)', async () => {
    await openNew();
    expect([priceField().getAttribute('min'), priceField().getAttribute('step')]).toEqual(['0', '0.01']);
  });

  test('without anything filled in lists every fault and has the focus on the first', async () => {
    await openNew();
    await save('Add product');
    expect(within(screen.getByRole('region', { name: '3 fields need attention' })).getAllByRole('link')).toHaveLength(
      3,
    );
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription('Please fill out this field.');
  });

  test('leads from a fault to its field', async () => {
    await openNew();
    await save('Add product');
    await userEvent.click(screen.getByRole('link', { name: /^Price/ }));
    expect(priceField()).toHaveFocus();
  });

  test('forgets a fault once its field is typed in', async () => {
    await openNew();
    await save('Add product');
    await userEvent.type(nameField(), 'x');
    expect(screen.getByRole('region', { name: '2 fields need attention' })).toBeVisible();
  });

  test('needs a size', async () => {
    await openNew();
    for (const size of ['S', 'M', 'L', 'XL']) await userEvent.click(screen.getByRole('checkbox', { name: size }));
    await save('Add product');
    expect(screen.getByRole('link', { name: 'Sizes: Please select at least one size.' })).toBeVisible();
  });

  test('is added with the defaults of the specification (spec 3, 8 and 9)', async () => {
    await openNew();
    await userEvent.type(nameField(), 'New Cap');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'A cap.');
    await userEvent.type(priceField(), '12.5');
    await save('Add product');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect(stored().at(-1)).toMatchObject({
      id: expect.stringMatching(/^sp-\d+-[0-9a-f]{8}$/),
      p: {
        name: 'New Cap',
        price: 12.5,
        stock: 50,
        brand: 'Security Plus',
        available_sizes: ['S', 'M', 'L', 'XL'],
        colors: [expect.stringMatching(/^#/), expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
      },
    });
    expect(navigation.pushed).toEqual(['/admin/products/']);
  });

  test('that the browser has no room for is said with the specification’s sentence, and stays in the form (spec 8)', async () => {
    await openNew();
    await userEvent.type(nameField(), 'New Cap');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'A cap.');
    await userEvent.type(priceField(), '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await save('Add product');
    expect(await screen.findByText(/^Error adding product\. Please try again\./)).toBeVisible();
    expect([(nameField() as HTMLInputElement).value, navigation.pushed]).toEqual(['New Cap', []]);
  });
});

describe('a product that is edited', () => {
  test('is shown as it stands', async () => {
    await openShirt();
    expect([nameField(), priceField()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Plain Shirt',
      '10',
    ]);
    expect(ticked()).toEqual(['S', 'M']);
  });

  test('is saved with what was changed and nothing else', async () => {
    await openShirt();
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'Better Shirt');
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(stored()[0]).toMatchObject({ p: { name: 'Better Shirt', price: 10, stock: 4 }, b: { name: 'Plain Shirt' } });
  });

  test('that does not exist is said', async () => {
    await openAdmin(<EditProduct />, '/admin/edit-product/?id=nobody');
    expect(screen.getByText('Product not found')).toBeVisible();
  });
});

describe('a draft', () => {
  const DRAFT = JSON.stringify({ productName: 'Half a product' });

  test('that an earlier visit left is offered back', async () => {
    await openNew({ draft: DRAFT });
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(nameField()).toHaveValue('Half a product');
  });

  test('that is not wanted is forgotten', async () => {
    await openNew({ draft: DRAFT });
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect([localStorage.getItem('sp:draft:new'), screen.queryByRole('region', { name: 'Draft' })]).toEqual([
      null,
      null,
    ]);
  });
});
