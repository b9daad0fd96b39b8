/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductActions } from '@/components/product/product-actions';
import { ProductOptions } from '@/components/product/product-options';
import { SelectionProvider } from '@/components/product/product-selection';
import type { Sizes } from '@/lib/catalogue/sizes/sizes';
import { EMPTY_LIST, type RequestLine, type RequestList } from '@/lib/request/request-list';
import { requestStore, type SaveResult } from '@/lib/request/request-store';

const BLACK = { name: 'Black', hex: '#121212' };
const COLORS = [BLACK, { name: 'Navy', hex: '#1B2A49' }];
const LETTER_SIZES: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const PANTS_SIZES: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };
const NO_SIZES: Sizes = { system: 'none' };
const PRODUCT = { id: 'acme-1', name: 'Plain Shirt', brand: 'Acme' };

let list: RequestList;
let save: (list: RequestList) => SaveResult | Promise<SaveResult>;
beforeEach(() => {
  list = EMPTY_LIST;
  save = (next) => {
    list = next;
    return { ok: true, list };
  };
  jest.spyOn(requestStore, 'change').mockImplementation(async (change) => save(change(list)));
  window.history.replaceState(null, '', '/products/acme-1/');
});

function open(query: string, { sizes = LETTER_SIZES, colors = COLORS, pieces = 0 }: Partial<Offer> = {}) {
  window.history.replaceState(null, '', `/products/acme-1/${query}`);
  render(
    <SelectionProvider offer={{ model: '7970', price: 42.99, colors, sizes }}>
      <ProductOptions />
      <ProductActions {...PRODUCT} priceText="$42.99" pieces={pieces} />
    </SelectionProvider>,
  );
  return userEvent.setup();
}
type Offer = { sizes: Sizes; colors: typeof COLORS; pieces: number };

const addButton = () => screen.getByRole('button', { name: 'Add to request list' });
const quantitiesButton = () => screen.getByRole('button', { name: 'Sizes and quantities' });
const statusRegion = () => screen.getAllByRole('status').at(-1) as HTMLElement;
const dialog = () => screen.findByRole('dialog', { name: 'Add to request list', hidden: true });
const requestedItems = () => list.lines.map(({ choice, quantity }: RequestLine) => ({ choice, quantity }));

describe('with a complete selection', () => {
  test('one is added with the product data, a message is shown, and another click increases the quantity', async () => {
    const user = open('?color=Black&size=L');
    await user.click(addButton());
    expect(await screen.findByText(/^Added: Black, L\./)).toBeVisible();
    expect(list.lines).toMatchObject([
      { product: 'acme-1', name: 'Plain Shirt', brand: 'Acme', model: '7970', price: 42.99, quantity: 1 },
    ]);
    expect(within(statusRegion()).getByRole('link', { name: 'Request list (1)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/request\/?$/),
    );
    await user.click(addButton());
    await screen.findByText(/^Added/);
    expect(requestedItems()).toEqual([{ choice: { color: 'Black', size: 'L' }, quantity: 2 }]);
  });

  test.each<[string, Partial<Offer>, string, string]>([
    ['two sizes as one', { sizes: PANTS_SIZES }, '?color=Navy&waist=32&length=Unhemmed', 'Added: Navy, 32 × Unhemmed.'],
    [
      'the only color and size',
      { sizes: { system: 'alpha', labels: ['One Size'] }, colors: [BLACK] },
      '',
      'Added: Black, One Size.',
    ],
    ['the quantity if there are no options', { sizes: NO_SIZES, colors: [] }, '', 'Added: 1.'],
    ['the number of pieces of a kit', { sizes: NO_SIZES, colors: [], pieces: 8 }, '', 'Added: a kit of 8 pieces.'],
  ])('the message contains %s', async (_, offer, query, message) => {
    const user = open(query, offer);
    await user.click(addButton());
    expect(await screen.findByText((text) => text.startsWith(message))).toBeVisible();
  });

  test('while saving, a message is shown and another click does nothing', async () => {
    let finish: (outcome: SaveResult) => void = () => undefined;
    save = () => new Promise((resolve) => (finish = resolve));
    const user = open('?color=Black&size=L');
    await user.click(addButton());
    expect(statusRegion()).toHaveTextContent('Adding…');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(addButton());
    finish({ ok: true, list: EMPTY_LIST });
    await screen.findByText(/^Added/);
    expect(requestStore.change).toHaveBeenCalledTimes(1);
    expect(addButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('save errors have a message and a link if it helps', () => {
  test.each([
    ['full', /storage is full/, undefined],
    ['denied', /storage is blocked/, undefined],
    ['unreadable', /cannot be read/, 'See your options'],
    ['too-many', /the list is full/, 'Request list'],
  ] as const)('%s', async (reason, message, link) => {
    save = () => ({ ok: false, reason });
    const user = open('?color=Black&size=L');
    await user.click(addButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(statusRegion()).toHaveTextContent(/^Not added/);
    expect(within(statusRegion()).queryByRole('link')?.textContent).toBe(link);
  });
});

describe('with an incomplete selection', () => {
  test.each<[string, Partial<Offer>, string, string]>([
    ['', {}, 'Choose a color and a size.', 'Color'],
    ['?color=Navy&waist=32', { sizes: PANTS_SIZES }, 'Choose a length.', 'Length, inches'],
  ])(
    "at '%s' a message lists the missing options, and their group is marked and focused",
    async (query, offer, message, group) => {
      const user = open(query, offer);
      await user.click(addButton());
      expect(await screen.findAllByText(message)).not.toHaveLength(0);
      const missing = screen.getByRole('group', { name: group });
      expect(missing).toHaveAttribute('data-missing');
      expect(within(missing).getAllByRole('radio')[0]).toHaveFocus();
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      expect(requestStore.change).not.toHaveBeenCalled();
      await user.click(within(missing).getAllByRole('radio')[0] as HTMLElement);
      expect(missing).not.toHaveAttribute('data-missing');
    },
  );

  test.each([
    ['', 'Choose a color.'],
    ['?color=Navy', 'Enter a quantity.'],
  ])("at '%s' the dialog shows what is missing", async (query, message) => {
    const user = open(query);
    await user.click(quantitiesButton());
    const shown = within(await dialog());
    await user.click(shown.getByRole('button', { name: 'Add to list', hidden: true }));
    expect(shown.getByRole('alert', { hidden: true })).toHaveTextContent(message);
    expect(requestStore.change).not.toHaveBeenCalled();
  });
});

test('a product without sizes has no button for them', () => {
  open('', { sizes: NO_SIZES });
  expect(screen.queryByRole('button', { name: 'Sizes and quantities' })).toBeNull();
});
