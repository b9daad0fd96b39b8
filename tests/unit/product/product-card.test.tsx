/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductCard, ProductGrid } from '@/components/product/product-card';
import { installPictureFallback } from '@/components/ui/picture-fallback';
import type { Color } from '@/lib/catalogue/schema/colors';
import { card } from '@/tests/fixtures/catalogue';

const color = (name: string, index: number): Color => ({ name, hex: `#00000${index}` });
const colors = (count: number) => ['Black', 'Navy', 'Khaki', 'White', 'Gray', 'Tan', 'Red'].slice(0, count).map(color);

test('a picture that fails is replaced by the second one, then by the placeholder', () => {
  const stop = installPictureFallback();
  const images = ['https://example.com/a.jpg', 'https://example.com/b.jpg'];
  render(<ProductCard card={card({ images, alt: 'In Black' })} />);
  const picture = screen.getByRole('img', { name: 'In Black' });
  const shown = [...images, 'placeholder'].map(() => {
    const src = picture.getAttribute('src');
    fireEvent.error(picture);
    return src;
  });
  stop();
  expect(shown).toEqual([...images, '/drawings/neutral/placeholder.svg']);
});

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
