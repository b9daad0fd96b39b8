/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { KitPieces, PartOfKits } from '@/components/product/kit-pieces';

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
