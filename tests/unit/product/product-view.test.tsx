/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductView } from '@/components/product/product-view';
import { productFrom } from '@/tests/fixtures/catalogue';

const SHIRT = {
  model: '72175',
  price: 75,
  available_colors: ['Black', 'Navy'],
  sizes: ['S', '3XL'],
  variants: [
    { size: '3XL', price: 82 },
    { color: 'Black', size: '3XL', number: '72175-3XL', oldPrice: 90, stock: 4 },
    { color: 'Navy', size: '3XL', made: false },
    { color: 'Navy', size: 'S', stock: 0 },
  ],
  quantities: { pack: 12, unit: 'pair', breaks: [{ from: 12, price: 70 }] },
};

async function open(query = '', fields: object = SHIRT) {
  window.history.replaceState(null, '', `/products/test-101/${query}`);
  const { container } = render(<ProductView product={productFrom({ ...fields })} pieces={[]} kits={[]} />);
  // Only products with variants load this chunk.
  await act(async () => void (await import('@/components/product/lazy-product-page')));
  return { user: userEvent.setup(), header: container.firstElementChild?.firstElementChild as HTMLElement };
}

const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

test('without a selection the page shows the price range, and a table lists the variants', async () => {
  const { header } = await open();
  expect(header).toHaveTextContent('$75.00 to $82.00');
  const table = screen.getByRole('table', { name: 'Item numbers and prices', hidden: true });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual([
    'Black, size S$75.00',
    'Black, size 3XL72175-3XL, $82.00, before $90.00, 4 in stock',
    'Navy, size S$75.00, sold out',
    'Navy, size 3XLnot available',
  ]);
});

test('a selection changes price, number, stock and URL', async () => {
  const { user, header } = await open();
  await user.click(radio('3XL'));
  await waitFor(() => expect(header).toHaveTextContent('Item 72175-3XL'));
  expect(header).toHaveTextContent('$82.00 Before $90.00');
  expect(header).toHaveTextContent('4 in stock');
  expect(window.location.search).toBe('?size=3XL');
});

test('each selected variant brings its own picture into view', async () => {
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = jest.fn();
  const { user } = await open('', {
    image_links: ['/uploads/front.webp'],
    options: [{ name: 'Hand', values: ['Left', 'Right'] }],
    variants: ['Left', 'Right'].map((Hand) => ({ options: { Hand }, image_links: [`/uploads/${Hand}.webp`] })),
  });
  for (const hand of ['Left', 'Right']) {
    await user.click(radio(hand));
    const inView = () => document.querySelector('li:not([inert]) > figure img');
    await waitFor(() => expect(inView()).toHaveAttribute('src', `/uploads/${hand}.webp`));
  }
});

test('an unavailable value has a reason; a click on it changes the other option and shows a message', async () => {
  const { user } = await open('?color=Navy');
  const unavailable = await screen.findByRole('radio', { name: '3XL (not available in Navy)' });
  expect(screen.getByRole('radio', { name: 'S (sold out)' })).toBeEnabled();
  await user.click(unavailable);
  expect(radio('Black')).toBeChecked();
  expect(screen.getByText('Navy changed to Black: 3XL is not available in Navy.')).toHaveAttribute('role', 'status');
  expect(window.location.search).toBe('?color=Black&size=3XL');
});

test('packs and quantity prices are in the key figures', async () => {
  await open();
  const figures = screen.getByRole('table', { name: 'Key figures' });
  expect(
    within(figures)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Sold by thepair', 'Pack12 pairs', 'From 12$70.00 each']);
});

test('a product without variants has no table of variants', async () => {
  await open('', { price: 75, sizes: ['S', '3XL'] });
  expect(screen.queryByRole('table', { name: 'Item numbers and prices', hidden: true })).toBeNull();
});
