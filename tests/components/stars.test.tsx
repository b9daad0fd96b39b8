/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Stars } from '@/components/ui/stars';

const fullStars = (rating: number) => {
  const { container } = render(<Stars rating={rating} />);
  // Each star is a closed part of one path.
  return container.querySelector('svg.full path')?.getAttribute('d')?.match(/Z/g)?.length ?? 0;
};

test.each([
  [0, 0],
  [3.4, 3],
  [4, 4],
  [4.4, 4],
  [4.5, 5],
  [4.8, 5],
])('a rating of %d shows %d full stars of five', (rating, stars) => {
  expect(fullStars(rating)).toBe(stars);
});

test('the number beside the stars is exact', () => {
  render(<Stars rating={4.4} />);
  expect(screen.getByRole('img', { name: 'Rated 4.4 of 5' })).toHaveTextContent('4.4');
});
