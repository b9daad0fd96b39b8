/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { CustomerReviews } from '@/components/product/customer-reviews';
import { KitPieces, PartOfKits } from '@/components/product/kit-pieces';
import { Price } from '@/components/product/price';
import { ProductCard, ProductGrid } from '@/components/product/product-card';
import type { Color } from '@/lib/catalogue/schema/colors';
import { card } from '@/tests/fixtures/catalogue';

const color = (name: string, index: number): Color => ({ name, hex: `#00000${index}` });
const colors = (count: number) => ['Black', 'Navy', 'Khaki', 'White', 'Gray', 'Tan', 'Red'].slice(0, count).map(color);

test('the colors of a card are dots with an accessible name', () => {
  render(<ProductCard card={card({ colors: colors(3) })} />);
  const dots = screen.getByRole('img', { name: 'In Black, Navy, Khaki' });
  expect([...dots.children].map((dot) => dot.getAttribute('fill'))).toEqual(['#000000', '#000001', '#000002']);
});

test('seven colors have four dots and the number of further colors', () => {
  render(<ProductCard card={card({ colors: colors(7) })} />);
  const dots = screen.getByRole('img', { name: 'In Black, Navy, Khaki, White, Gray, Tan, Red' });
  expect([dots.querySelectorAll('rect').length, dots.textContent]).toEqual([4, '+3']);
});

test('an unavailable color is crossed out, and its reason is in the accessible name', () => {
  render(<ProductCard card={card({ colors: colors(3), unsold: { Navy: 'sold out', Khaki: 'not available' } })} />);
  const dots = screen.getByRole('img', { name: 'In Black, Navy (sold out), Khaki (not available)' });
  expect([...dots.children].map((element) => element.localName)).toEqual(['rect', 'rect', 'path', 'rect', 'path']);
});

test('a card for a selection links to it', () => {
  render(<ProductCard card={card({ choice: { color: 'Black', size: '3XL' }, isFrom: true })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/products/test-101/?color=Black&size=3XL');
  expect(screen.getByText('from $10.00')).toBeVisible();
});

test.each([
  ['a single color has no dots', { colors: colors(1) }, 3],
  ['a row of four columns has no colors', { colors: colors(3) }, 4],
] as const)('%s', (_, fields, columns) => {
  render(<ProductGrid cards={[card(fields)]} columns={columns} />);
  expect(screen.queryByRole('img', { name: /^In / })).not.toBeInTheDocument();
});

describe('a price', () => {
  const textOf = (price: number, oldPrice?: number) =>
    render(<Price price={price} oldPrice={oldPrice} />).container.textContent;

  test.each<[price: number, oldPrice: number | undefined, text: string]>([
    [1699.9, undefined, '$1,699.90'],
    [0, undefined, 'Contact for price'],
    [75, 100, 'Now $75.00 Before $100.00'],
    [75, 75, '$75.00'],
    [75, 60, '$75.00'],
    [0, 100, 'Contact for price'],
  ])('a price of %d, before %s, is shown as "%s"', (price, oldPrice, text) => {
    expect(textOf(price, oldPrice)).toBe(text);
  });

  test('an old price is struck through', () => {
    textOf(75, 100);
    expect(screen.getByRole('deletion')).toHaveTextContent('$100.00');
  });
});

describe('a kit', () => {
  const PIECES = [
    { id: 'belt-1', name: 'Belt', price: 30 },
    { id: 'case-2', name: 'Case', price: 12.5 },
  ];
  const KIT = { price: 35, pieces: ['belt-1', 'case-2'] };

  test('each piece has its price and a link; the sum of the prices is next to the price of the kit', () => {
    render(<KitPieces kit={KIT} pieces={PIECES} />);
    expect(screen.getByRole('link', { name: 'Case' })).toHaveAttribute('href', '/products/case-2/');
    expect(screen.getByText('$12.50')).toBeVisible();
    expect(screen.getByText('Bought separately $42.50, as a kit $35.00')).toBeVisible();
  });

  test("a piece with several prices has 'from' and the lowest price, and so has the sum", () => {
    const pieces = PIECES.map((piece, index) => (index === 0 ? { ...piece, isFrom: true as const } : piece));
    render(<KitPieces kit={KIT} pieces={pieces} />);
    expect(screen.getByText('from $30.00')).toBeVisible();
    expect(screen.getByText('Bought separately from $42.50, as a kit $35.00')).toBeVisible();
  });

  test.each([
    ['the kit has no price', { ...KIT, price: 0 }, PIECES],
    ['a piece has no price', KIT, [{ id: 'belt-1', name: 'Belt', price: 0 }, ...PIECES.slice(1)]],
    ['a piece is not in the catalogue', KIT, PIECES.slice(1)],
  ])('no sum is shown if %s', (_, kit, pieces) => {
    render(<KitPieces kit={kit} pieces={pieces} />);
    expect(screen.queryByText(/Bought separately/)).not.toBeInTheDocument();
  });

  test.each([
    ['this kit', PIECES.slice(0, 1)],
    ['these kits', PIECES],
  ])('a piece links to %s', (title, kits) => {
    render(<PartOfKits kits={kits} />);
    expect(screen.getByRole('region', { name: `Part of ${title}` })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      kits.map(({ id }) => `/products/${id}/`),
    );
  });
});

describe('reviews', () => {
  const reviews = ['First', 'Second', 'Third'].map((text) => ({ name: text, date: '2026-01-01', rating: 5, text }));
  const show = (count: number) =>
    render(<CustomerReviews overall={{ rating: 4.8, count: 120 }} reviews={reviews.slice(0, count)} />);

  test('the first review is open, and the others are collapsed', () => {
    show(3);
    const others = screen.getByRole('group');
    expect(others).not.toHaveAttribute('open');
    expect(within(others).getByText('Show 2 more reviews')).toBeVisible();
    expect([...others.querySelectorAll('li > p:last-child')].map(({ textContent }) => textContent)).toEqual([
      'Second',
      'Third',
    ]);
    expect(screen.getAllByText('First').every((text) => !others.contains(text))).toBe(true);
  });

  test('a single review has nothing to expand', () => {
    show(1);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
