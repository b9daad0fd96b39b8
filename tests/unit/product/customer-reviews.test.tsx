/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { CustomerReviews } from '@/components/product/customer-reviews';

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
