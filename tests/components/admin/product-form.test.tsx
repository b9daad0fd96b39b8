/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddProduct } from '@/components/admin/form/add-product';
import { EditProduct } from '@/components/admin/form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { navigation } from '../next-navigation';
import { openAdmin, SHIRT } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const openNew = ({ draft, prepare }: { draft?: string; prepare?: () => void } = {}) =>
  openAdmin(
    <AddProduct />,
    '/admin/add-product/',
    prepare ?? (() => draft && localStorage.setItem('sp:draft:new:1', draft)),
  );
const openShirt = (prepare?: () => void) => openAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', prepare);
// By their labels: to find one by its role takes the name of every other.
const nameField = () => screen.getByLabelText<HTMLInputElement>('Product name');
const priceField = () => screen.getByLabelText<HTMLInputElement>('Price, US dollars');
/** What is typed, at once: what a key does is tested in browsers. */
const fill = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const save = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
/** Waits until the save is refused, for another tab has set another price. */
const findClash = (price: string) =>
  waitFor(() => expect(priceField()).toHaveAccessibleDescription(`was changed in another tab to ${price}`));
const stored = () => JSON.parse(localStorage.getItem('sp:catalogue') ?? '{}').items as { id: string; p: object }[];
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => (box as HTMLInputElement).value)
    .filter((value) => value !== 'on');

describe('a new product', () => {
  test('starts with sizes S to XL of those that the specification has, and with a price in cents, not below 0', async () => {
    await openNew();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
    expect(boxes.filter((value) => value !== 'on')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
    expect(ticked()).toEqual(['S', 'M', 'L', 'XL']);
    expect([priceField().getAttribute('min'), priceField().getAttribute('step')]).toEqual(['0', '0.01']);
  });

  test('with faults lists every one, has the focus on the first, leads to the others, and forgets one that is typed in', async () => {
    await openNew();
    for (const size of ['S', 'M', 'L', 'XL']) await userEvent.click(screen.getByRole('checkbox', { name: size }));
    await save('Add product');
    const faults = within(screen.getByRole('region', { name: '4 fields need attention' }));
    expect(faults.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Product name/),
      expect.stringMatching(/^Description/),
      expect.stringMatching(/^Price/),
      'Sizes: Please select at least one size.',
    ]);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription('Please fill out this field.');
    await userEvent.click(faults.getByRole('link', { name: /^Price/ }));
    expect(priceField()).toHaveFocus();
    await fill(nameField(), 'x');
    expect(screen.getByRole('region', { name: '3 fields need attention' })).toBeVisible();
  });

  test('is added with the defaults of the specification', async () => {
    await openNew();
    await fill(nameField(), 'New Cap');
    await fill(screen.getByLabelText('Description'), 'A cap.');
    await fill(priceField(), '12.5');
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

  test('that the browser has no room for is said with the specification’s sentence, and stays in the form', async () => {
    await openNew();
    await fill(nameField(), 'New Cap');
    await fill(screen.getByLabelText('Description'), 'A cap.');
    await fill(priceField(), '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await save('Add product');
    expect(await screen.findByText(/^Error adding product\. Please try again\./)).toBeVisible();
    expect([nameField().value, navigation.pushed]).toEqual(['New Cap', []]);
  });
});

describe('a product that is edited', () => {
  test('is shown as it stands, and saved with what was changed and nothing else', async () => {
    await openShirt();
    expect([nameField(), priceField()].map(({ value }) => value)).toEqual(['Plain Shirt', '10']);
    expect(ticked()).toEqual(['S', 'M']);
    await fill(nameField(), 'Better Shirt');
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(stored()[0]).toMatchObject({ p: { name: 'Better Shirt', price: 10, stock: 4 }, b: { name: 'Plain Shirt' } });
  });

  test('that does not exist is said', async () => {
    await openAdmin(<EditProduct />, '/admin/edit-product/?id=nobody');
    expect(screen.getByText('Product not found')).toBeVisible();
  });
});

describe('a product that others change meanwhile', () => {
  const change = async (fields: Partial<RawProduct>) => {
    const store = await openAdminStore();
    const before = store.getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw as RawProduct;
    await act(() => store.update('shirt', { ...before, ...fields }, before));
  };
  const typePrice = async (price: string) => {
    await fill(priceField(), price);
  };
  const clash = async () => {
    await openShirt();
    await typePrice('12');
    await change({ price: 11, stock: 9, name: 'Renamed' });
    await save('Save product');
    await findClash('$11.00');
  };

  test('keeps what was typed, shows what others wrote, and writes only what was touched when saved once more', async () => {
    await clash();
    expect([priceField(), nameField()].map(({ value }) => value)).toEqual(['12', 'Renamed']);
    expect(screen.getByText(/^Nothing was saved/)).toBeVisible();
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(stored()[0]).toMatchObject({ p: { name: 'Renamed', price: 12, stock: 9 } });
  });

  test('asks again after a third change, and gives way to the other value on demand', async () => {
    await clash();
    await change({ price: 13 });
    await save('Save product');
    await findClash('$13.00');
    expect(stored()[0]).toMatchObject({ p: { price: 13 } });
    await save('Use the other value of Price, US dollars');
    expect([priceField().value, screen.queryByText(/^Nothing was saved/)]).toEqual(['13', null]);
  });

  test('shows at their fields why both changes together are not valid, and the other value with it', async () => {
    await openShirt();
    await typePrice('20');
    await change({ oldPrice: 15 });
    await save('Save product');
    expect(
      await screen.findByRole('link', { name: /^Old price.* was changed in another tab to \$15\.00$/ }),
    ).toBeVisible();
    const oldPrice = screen.getByLabelText<HTMLInputElement>('Old price, US dollars');
    expect([priceField().value, oldPrice]).toEqual(['20', expect.objectContaining({ value: '15' })]);
    expect(oldPrice).toHaveAccessibleDescription('is 15; it must be above the price, which is 20');
    expect(screen.queryByRole('button', { name: /^Use the other value/ })).toBeNull();
  });

  test('is saved as new with what was typed where another tab has deleted it', async () => {
    await openShirt();
    await typePrice('12');
    const store = await openAdminStore();
    await act(() => store.remove(['shirt']));
    expect(screen.getByText(/^Product not found\./)).toBeVisible();
    await save('Save as new');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect(stored().at(-1)).toMatchObject({ p: { name: 'Plain Shirt', price: 12 } });
  });

  test('is saved at once where the fields differ', async () => {
    await openShirt();
    await typePrice('12');
    await change({ stock: 9 });
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(stored()[0]).toMatchObject({ p: { price: 12, stock: 9 } });
  });
});

describe('a draft', () => {
  const AT = new Date().setHours(9, 5);
  const DRAFT = JSON.stringify({ v: 2, at: AT, values: { productName: 'Half a product' } });
  const TITLE = 'Draft of 09:05: “Half a product”';
  const offer = (title: string) => screen.findByRole('region', { name: title });
  const offers = () => screen.queryAllByRole('region', { name: /^Draft of/ });
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('sp:draft:'));
  const OF_SHIRT = JSON.stringify({ v: 2, at: 0, values: { price: '12' }, base: { ...SHIRT, price: 9, stock: 1 } });
  const pressIn = async (region: HTMLElement, name: string) =>
    userEvent.click(within(region).getByRole('button', { name }));

  test('that an earlier visit left is offered back', async () => {
    await openNew({ draft: DRAFT });
    await pressIn(await offer(TITLE), 'Continue with it');
    expect([nameField().value, offers()]).toEqual(['Half a product', []]);
    expect(kept()).toEqual([expect.stringMatching(/^sp:draft:new:/)]);
  });

  test('that is not wanted is forgotten, which can be undone', async () => {
    await openNew({ draft: DRAFT });
    await pressIn(await offer(TITLE), 'Discard it');
    expect([kept(), offers()]).toEqual([[], []]);
    await save('Undo');
    expect(await offer(TITLE)).toBeVisible();
    expect(kept()).toEqual(['sp:draft:new:1']);
  });

  test('that is taken up leaves what was typed before as a draft of its own', async () => {
    await openNew({ draft: DRAFT });
    await fill(nameField(), 'Typed');
    await pressIn(await offer(TITLE), 'Continue with it');
    expect(await offer(`Draft of ${timeNow()}: “Typed”`)).toBeVisible();
    expect(kept()).toHaveLength(2);
  });

  test('is said to be kept once it is', async () => {
    await openNew();
    await fill(nameField(), 'Hat');
    expect(screen.queryByText('Draft kept in this browser.')).toBeNull();
    expect(await screen.findByText('Draft kept in this browser.')).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  test('that found no room is said not to be kept', async () => {
    await openNew();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await fill(nameField(), 'Hat');
    expect(await screen.findByText(/^What you type could not be kept/)).toBeVisible();
  });

  test('of nothing is not kept', async () => {
    await openNew();
    await fill(nameField(), 'H');
    await fill(nameField(), '');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(kept()).toEqual([]);
  });

  test('of an old product sets what was typed over the product as it stands, and clashes with others on saving', async () => {
    await openShirt(() => localStorage.setItem('sp:draft:shirt:1-2', OF_SHIRT));
    await pressIn(await screen.findByRole('region', { name: /“Plain Shirt”$/ }), 'Continue with it');
    await userEvent.click(screen.getByText('All details'));
    expect([priceField(), screen.getByLabelText<HTMLInputElement>('Stock')].map((field) => field.value)).toEqual([
      '12',
      '4',
    ]);
    await save('Save product');
    await findClash('$10.00');
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(stored()[0]).toMatchObject({ p: { price: 12, stock: 4 } });
    expect(kept()).toEqual([]);
  });

  test('older than the first three is shown on demand', async () => {
    await openNew({
      prepare: () => {
        for (const at of [1, 2, 3, 4, 5]) localStorage.setItem(`sp:draft:new:${at}`, `{"v":2,"at":${at},"values":{}}`);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 5 drafts' }));
    expect(offers()).toHaveLength(5);
  });
});

const timeNow = () => new Date().toTimeString().slice(0, 5);
