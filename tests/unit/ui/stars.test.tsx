/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Stars } from '@/components/ui/stars';

/** Distance between two stars, and width of a star, in CSS px. */
const [STEP, SIZE] = [18, 16];

/** Widths of the full and of the empty part of the row, in CSS px. */
function partsOf(rating: number) {
  const { container } = render(<Stars rating={rating} />);
  const width = (selector: string) => Number(container.querySelector(selector)?.getAttribute('width') ?? 0);
  return [width('svg.full'), width('svg:not(.full)')];
}

test.each([
  [0, 0, 0],
  [3.2, 3, 0],
  [3.4, 3, 0.5],
  [4, 4, 0],
  [4.4, 4, 0.5],
  [4.8, 5, 0],
])('a rating of %d shows %d full stars and %d of a star', (rating, stars, part) => {
  const width = stars * STEP + part * SIZE;
  expect(partsOf(rating)).toEqual([width, 5 * STEP - width]);
});

test('the number next to the stars is exact', () => {
  render(<Stars rating={4.4} />);
  expect(screen.getByRole('img', { name: 'Rated 4.4 of 5' })).toHaveTextContent('4.4');
});
