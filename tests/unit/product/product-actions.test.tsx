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
const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'L'] };
const PANTS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };
const NONE: Sizes = { system: 'none' };
const PRODUCT = { id: 'acme-1', name: 'Plain Shirt', brand: 'Acme' };

let list: RequestList;
let answer: (list: RequestList) => SaveResult | Promise<SaveResult>;
beforeEach(() => {
  list = EMPTY_LIST;
  answer = (next) => {
    list = next;
    return { ok: true, list };
  };
  jest.spyOn(requestStore, 'change').mockImplementation(async (change) => answer(change(list)));
  window.history.replaceState(null, '', '/products/acme-1/');
});
afterEach(() => jest.restoreAllMocks());

function open(query: string, { sizes = LETTERS, colors = COLORS, pieces = 0 }: Partial<Offer> = {}) {
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

describe('with all chosen', () => {
  test('one is added at once with the facts of the product, that is said, and another press makes it more', async () => {
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
    ['two sizes as one', { sizes: PANTS }, '?color=Navy&waist=32&length=Unhemmed', 'Added: Navy, 32 × Unhemmed.'],
    [
      'the only color and size by themselves',
      { sizes: { system: 'alpha', labels: ['One Size'] }, colors: [BLACK] },
      '',
      'Added: Black, One Size.',
    ],
    ['how many where there is nothing to choose', { sizes: NONE, colors: [] }, '', 'Added: 1.'],
    ['of how many pieces a kit is', { sizes: NONE, colors: [], pieces: 8 }, '', 'Added: a kit of 8 pieces.'],
  ])('the line says %s', async (_, offer, query, words) => {
    const user = open(query, offer);
    await user.click(addButton());
    expect(await screen.findByText((text) => text.startsWith(words))).toBeVisible();
  });

  test('while it is being kept that is said, and another press does nothing', async () => {
    let finish: (outcome: SaveResult) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
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

describe('what is refused is said, with a way on', () => {
  test.each([
    ['full', /storage is full/, undefined],
    ['denied', /storage is blocked/, undefined],
    ['unreadable', /cannot be read/, 'See your options'],
    ['too-many', /the list is full/, 'Request list'],
  ] as const)('%s', async (reason, words, link) => {
    answer = () => ({ ok: false, reason });
    const user = open('?color=Black&size=L');
    await user.click(addButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(statusRegion()).toHaveTextContent(/^Not added/);
    expect(within(statusRegion()).queryByRole('link')?.textContent).toBe(link);
  });
});

describe('with a choice open', () => {
  test.each<[string, Partial<Offer>, string, string]>([
    ['?color=Navy', {}, 'Choose a size.', 'Size'],
    ['', {}, 'Choose a color and a size.', 'Color'],
    ['?color=Navy&waist=32', { sizes: PANTS }, 'Choose a length.', 'Length, inches'],
  ])(
    "at '%s' the page says what is missing, marks its group and has the focus there",
    async (query, offer, words, group) => {
      const user = open(query, offer);
      await user.click(addButton());
      expect(await screen.findAllByText(words)).not.toHaveLength(0);
      const missing = screen.getByRole('group', { name: group });
      expect(missing).toHaveAttribute('data-missing');
      expect(within(missing).getAllByRole('radio')[0]).toHaveFocus();
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      expect(requestStore.change).not.toHaveBeenCalled();
      await user.click(within(missing).getAllByRole('radio')[0] as HTMLElement);
      expect(missing).not.toHaveAttribute('data-missing');
    },
  );

  test('sizes and quantities are asked for in the chosen color, and all are added in one change', async () => {
    const user = open('?color=Navy');
    await user.click(quantitiesButton());
    const shown = within(await dialog());
    expect(shown.getByRole('radio', { name: 'Navy', hidden: true })).toBeChecked();
    expect(requestStore.change).not.toHaveBeenCalled();
    await user.type(shown.getByRole('textbox', { name: 'Navy, size S, quantity', hidden: true }), '2');
    await user.type(shown.getByRole('textbox', { name: 'Navy, size L, quantity', hidden: true }), '3');
    await user.click(shown.getByRole('button', { name: 'Add to list', hidden: true }));
    expect(await screen.findByText(/^Added: 5, Navy, 2 sizes\./)).toBeVisible();
    expect(requestStore.change).toHaveBeenCalledTimes(1);
    expect(requestedItems()).toEqual([
      { choice: { color: 'Navy', size: 'S' }, quantity: 2 },
      { choice: { color: 'Navy', size: 'L' }, quantity: 3 },
    ]);
  });

  test.each([
    ['', 'Choose a color.'],
    ['?color=Navy', 'Enter a quantity.'],
  ])("at '%s' what is missing is said", async (query, words) => {
    const user = open(query);
    await user.click(quantitiesButton());
    const shown = within(await dialog());
    await user.click(shown.getByRole('button', { name: 'Add to list', hidden: true }));
    expect(shown.getByRole('alert', { hidden: true })).toHaveTextContent(words);
    expect(requestStore.change).not.toHaveBeenCalled();
  });
});

test('goods without sizes have no button for them', () => {
  open('', { sizes: NONE });
  expect(screen.queryByRole('button', { name: 'Sizes and quantities' })).toBeNull();
});
