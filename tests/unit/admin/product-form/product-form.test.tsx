/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddProduct } from '@/components/admin/product-form/add-product';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { navigation } from '../../../fixtures/next-navigation';
import { renderAdmin, SHIRT } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const openNew = ({ draft, prepare }: { draft?: string; prepare?: () => void } = {}) =>
  renderAdmin(
    <AddProduct />,
    '/admin/add-product/',
    prepare ?? (() => draft && localStorage.setItem('sp:draft:new', draft)),
  );
const openShirt = (prepare?: () => void) => renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', prepare);
// By label: to find a field by its role takes the name of every other one.
const nameField = () => screen.getByLabelText<HTMLInputElement>('Product name');
const priceField = () => screen.getByLabelText<HTMLInputElement>('Price, US dollars');
/** Types at once: what a key does is tested in browsers. */
const fill = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const save = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
/** Waits until the save is refused, because another tab has set another price. */
const findConflict = (price: string) =>
  waitFor(() => expect(priceField()).toHaveAccessibleDescription(`was changed in another tab to ${price}`));
/** The products of the store, by id or name. Read after the notice of a save. */
const products = async (idOrName: string) =>
  (await openAdminStore())
    .getSnapshot()
    .rows.flatMap(({ raw, isDeleted }) => (!isDeleted && [raw.id, raw.name].includes(idOrName) ? raw : []));
const shirt = async () => (await products('shirt'))[0];
const checkedSizes = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => (box as HTMLInputElement).value)
    .filter((value) => value !== 'on');

const fillRequired = async () => {
  await fill(nameField(), 'New Cap');
  await fill(screen.getByLabelText('Description'), 'A cap.');
  await fill(priceField(), '12.5');
};

describe('a new product', () => {
  test('starts with sizes S to XL of those that the specification has, and with a price in cents, not below 0', async () => {
    await openNew();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
    expect(boxes.filter((value) => value !== 'on')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
    expect(checkedSizes()).toEqual(['S', 'M', 'L', 'XL']);
    expect([priceField().getAttribute('min'), priceField().getAttribute('step')]).toEqual(['0', '0.01']);
  });

  test('with errors lists all of them, focuses the first, links to the others, and drops one when its field is changed', async () => {
    await openNew();
    for (const size of ['S', 'M', 'L', 'XL']) await userEvent.click(screen.getByRole('checkbox', { name: size }));
    await save('Add product');
    const errors = within(screen.getByRole('region', { name: '4 fields need attention' }));
    expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Product name/),
      expect.stringMatching(/^Description/),
      expect.stringMatching(/^Price/),
      'Sizes: Please select at least one size.',
    ]);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription('Please fill out this field.');
    await userEvent.click(errors.getByRole('link', { name: /^Price/ }));
    expect(priceField()).toHaveFocus();
    await fill(nameField(), 'x');
    expect(screen.getByRole('region', { name: '3 fields need attention' })).toBeVisible();
  });

  test('is added once by two presses, with the defaults of the specification; its fields are inert meanwhile', async () => {
    await openNew();
    await fillRequired();
    const button = screen.getByRole('button', { name: 'Add product', hidden: true });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(nameField().closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    fireEvent.click(button);
    expect(await products('New Cap')).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^sp-\d+-[0-9a-f]{8}$/),
        price: 12.5,
        stock: 50,
        brand: 'Security Plus',
        available_sizes: ['S', 'M', 'L', 'XL'],
        colors: [expect.stringMatching(/^#/), expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
      }),
    ]);
    expect(navigation.pushed).toEqual(['/admin/products/']);
  });

  test('that finds no room is reported with the specification’s sentence, and stays in the form', async () => {
    await openNew();
    await fillRequired();
    jest.spyOn(await openAdminStore(), 'add').mockResolvedValueOnce({ ok: false, reason: 'quota' });
    await save('Add product');
    expect(await screen.findByText(/^Error adding product\. Please try again\./)).toBeVisible();
    expect([nameField().value, navigation.pushed]).toEqual(['New Cap', []]);
  });
});

describe('a product that is edited', () => {
  test('is shown as it stands, and saved with what was changed and nothing else', async () => {
    await openShirt();
    expect([nameField(), priceField()].map(({ value }) => value)).toEqual(['Plain Shirt', '10']);
    expect(checkedSizes()).toEqual(['S', 'M']);
    await fill(nameField(), 'Better Shirt');
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await shirt()).toEqual({ ...SHIRT, name: 'Better Shirt' });
  });

  test('has four sections; one with an error opens and the field gets the focus', async () => {
    await openShirt();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('details'));
    expect(sections.map((section) => [section?.querySelector('h2')?.textContent, section?.open])).toEqual([
      ['Basics', true],
      ['Prices, stock and variants', true],
      ['Specifications and shipping', false],
      ['More', false],
    ]);
    const states = screen.getByLabelText('States not shipped to');
    await fill(states, 'XX');
    await save('Save product');
    expect(await screen.findByText(/^States not shipped to: .*is not a state code/)).toBeVisible();
    expect([states, sections[2]?.open, screen.queryByText('Saving…')]).toEqual([states, true, null]);
    expect(states).toHaveFocus();
  });

  test('that does not exist is reported', async () => {
    await renderAdmin(<EditProduct />, '/admin/edit-product/?id=nobody');
    expect(screen.getByText('Product not found')).toBeVisible();
  });
});

describe('a product that others change meanwhile', () => {
  const change = async (fields: Partial<RawProduct>) => {
    const store = await openAdminStore();
    const before = store.getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw as RawProduct;
    await act(() => store.update('shirt', { ...before, ...fields }, before));
  };
  const conflict = async () => {
    await openShirt();
    await fill(priceField(), '12');
    await change({ price: 11, stock: 9, name: 'Renamed' });
    await save('Save product');
    await findConflict('$11.00');
  };

  test('keeps what was typed, shows what others wrote, and writes only what was touched when saved once more', async () => {
    await conflict();
    expect([priceField(), nameField()].map(({ value }) => value)).toEqual(['12', 'Renamed']);
    expect(screen.getByText(/^Not saved/)).toBeVisible();
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await shirt()).toMatchObject({ name: 'Renamed', price: 12, stock: 9 });
  });

  test('asks again after a third change, and gives way to the other value on demand', async () => {
    await conflict();
    await change({ price: 13 });
    await save('Save product');
    await findConflict('$13.00');
    expect(await shirt()).toMatchObject({ price: 13 });
    await save('Use the other value of Price, US dollars');
    expect([priceField().value, screen.queryByText(/^Not saved/)]).toEqual(['13', null]);
  });

  test('that do not go together is an error at its field, which shows the other value', async () => {
    await openShirt();
    await fill(priceField(), '20');
    await change({ oldPrice: 15 });
    await save('Save product');
    await screen.findByRole('link', { name: /^Old price.* is 15; it must be above the price, which is 20$/ });
    expect(screen.getByText(/^Not saved/)).toBeVisible();
    const oldPrice = screen.getByLabelText<HTMLInputElement>('Old price, US dollars');
    expect([priceField().value, oldPrice]).toEqual(['20', expect.objectContaining({ value: '15' })]);
    expect(oldPrice).toHaveAccessibleDescription('is 15; it must be above the price, which is 20');
    expect(screen.queryByRole('button', { name: /^Use the other value/ })).toBeNull();
  });

  test('is saved as new with what was typed where another tab has deleted it', async () => {
    await openShirt();
    await fill(priceField(), '12');
    const store = await openAdminStore();
    await act(() => store.remove(['shirt']));
    expect(screen.getByText(/^Product not found\./)).toBeVisible();
    await save('Save as new');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect((await products('Plain Shirt')).at(-1)).toMatchObject({ id: expect.stringMatching(/^sp-/), price: 12 });
  });

  test('in other fields is merged', async () => {
    await openShirt();
    await fill(priceField(), '12');
    await change({ stock: 9 });
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await shirt()).toMatchObject({ price: 12, stock: 9 });
  });
});

describe('a draft', () => {
  const AT = new Date().setHours(9, 5);
  const DRAFT = JSON.stringify({ v: 2, at: AT, values: { productName: 'Half a product' } });
  const TITLE = 'Draft of 09:05: “Half a product”';
  const offer = (title: string) => screen.findByRole('region', { name: title });
  const offers = () => screen.queryAllByRole('region', { name: /^Draft of/ });
  const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('sp:draft:'));
  const storedValues = () => JSON.parse(localStorage.getItem('sp:draft:new') ?? '{}').values;
  const OF_SHIRT = JSON.stringify({ v: 2, at: 0, values: { price: '12' }, base: { ...SHIRT, price: 9, stock: 1 } });

  test('of an earlier visit is restored', async () => {
    await openNew({ draft: DRAFT });
    await offer(TITLE);
    await save('Restore');
    expect([nameField().value, offers()]).toEqual(['Half a product', []]);
    expect(storedDrafts()).toEqual(['sp:draft:new']);
  });

  test('is discarded, which can be undone', async () => {
    await openNew({ draft: DRAFT });
    await offer(TITLE);
    await save('Discard');
    expect([storedDrafts(), offers()]).toEqual([[], []]);
    await save('Undo');
    expect(await offer(TITLE)).toBeVisible();
    expect(storedDrafts()).toEqual(['sp:draft:new']);
  });

  test('that is not decided about is kept together with new text', async () => {
    await openNew({ draft: DRAFT });
    await fill(priceField(), '7');
    expect(await screen.findByText('Draft saved in this browser.')).toBeVisible();
    expect(storedValues()).toEqual({ productName: 'Half a product', price: '7' });
    await save('Restore');
    expect([nameField().value, priceField().value]).toEqual(['Half a product', '7']);
  });

  test('has the text of an open variant field', async () => {
    await openNew();
    await userEvent.click(screen.getByText('Add variant'));
    await userEvent.type(screen.getByLabelText('Barcode, row 1'), '0123');
    expect(await screen.findByText('Draft saved in this browser.')).toBeVisible();
    expect(storedValues()).toEqual({ variants: [{ choice: {}, facts: { barcode: '0123' } }] });
  });

  test('is written when the page goes away, and removed when its text is', async () => {
    await openNew();
    await fill(nameField(), 'H');
    fireEvent(window, new Event('pagehide'));
    expect(storedDrafts()).toEqual(['sp:draft:new']);
    await fill(nameField(), '');
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  test('that finds no room is reported', async () => {
    await openNew();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await fill(nameField(), 'Hat');
    expect(await screen.findByText(/^The draft could not be saved/)).toBeVisible();
  });

  test('of a former version is restored over the present product, conflicts with others, and is removed by a save', async () => {
    await openShirt(() => localStorage.setItem('sp:draft:shirt:1-2', OF_SHIRT));
    await screen.findByRole('region', { name: /“Plain Shirt”$/ });
    await save('Restore');
    expect([priceField(), screen.getByLabelText<HTMLInputElement>('Stock')].map(({ value }) => value)).toEqual([
      '12',
      '4',
    ]);
    await save('Save product');
    await findConflict('$10.00');
    await save('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await shirt()).toMatchObject({ price: 12, stock: 4 });
    expect(storedDrafts()).toEqual([]);
  });

  test('of a product that was deleted is restored into a new one', async () => {
    await renderAdmin(<EditProduct />, '/admin/edit-product/?id=gone', () =>
      localStorage.setItem('sp:draft:gone', OF_SHIRT.replace('"shirt"', '"gone"')),
    );
    await screen.findByText(/^Product not found\./);
    await save('Restore');
    await save('Save as new');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect((await products('Plain Shirt')).at(-1)).toMatchObject({ id: expect.stringMatching(/^sp-/), price: 12 });
  });
});

test('a browser asks before it leaves a form with unsaved text only', async () => {
  await openNew();
  const leave = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await fill(nameField(), 'Hat');
  expect(leave()).toBe(true);
  await fill(nameField(), '');
  expect(leave()).toBe(false);
});
