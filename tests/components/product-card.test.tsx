/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProductCard } from '@/components/product/product-card';
import { ProductGrid } from '@/components/product/product-grid';
import type { Color } from '@/lib/catalogue/schema/colors';
import { card } from '@/tests/fixtures/cards';

const color = (name: string, index: number): Color => ({ name, hex: `#00000${index}` });
const colors = (count: number) => ['Black', 'Navy', 'Khaki', 'White', 'Gray', 'Tan', 'Red'].slice(0, count).map(color);

test('the colors of a card are dots, and their names are heard', () => {
  render(<ProductCard card={card({ colors: colors(3) })} />);
  const dots = screen.getByRole('img', { name: 'In Black, Navy, Khaki' });
  expect([...dots.children].map((dot) => dot.getAttribute('fill'))).toEqual(['#000000', '#000001', '#000002']);
});

test('five dots stand for seven colors, with how many more there are', () => {
  render(<ProductCard card={card({ colors: colors(7) })} />);
  const dots = screen.getByRole('img', { name: 'In Black, Navy, Khaki, White, Gray, Tan, Red' });
  expect([dots.querySelectorAll('rect').length, dots.textContent]).toEqual([4, '+3']);
});

test('one color is no choice', () => {
  render(<ProductCard card={card({ colors: colors(1) })} />);
  expect(screen.queryByRole('img', { name: /^In / })).not.toBeInTheDocument();
});

test('a row of four has no room for colors', () => {
  render(<ProductGrid cards={[card({ colors: colors(3) })]} columns={4} />);
  expect(screen.queryByRole('img', { name: /^In / })).not.toBeInTheDocument();
});
