/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Price } from '@/components/product/price';

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
