/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Price } from '@/components/product/price';

const textOf = (price: number, oldPrice?: number) =>
  render(<Price price={price} oldPrice={oldPrice} />).container.textContent;

test('a price is in dollars and cents (spec 3)', () => {
  expect(textOf(1699.9)).toBe('$1,699.90');
});

test('the lowest of several prices is said to be one', () => {
  expect(render(<Price price={75} isFrom />).container.textContent).toBe('from $75.00');
});

test('a price of 0 is no price', () => {
  expect(textOf(0)).toBe('Contact for price');
});

test('an old price is named as such', () => {
  expect(textOf(75, 100)).toBe('Now $75.00 Before $100.00');
});

test('an old price is struck through', () => {
  textOf(75, 100);
  expect(screen.getByRole('deletion')).toHaveTextContent('$100.00');
});

test.each([
  ['equal', 75],
  ['lower', 60],
])('an old price that is %s is not shown', (_, oldPrice) => {
  expect(textOf(75, oldPrice)).toBe('$75.00');
});

test('an unpriced product shows no old price', () => {
  expect(textOf(0, 100)).toBe('Contact for price');
});
