import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundView } from '@/components/site/not-found-view';
import { openAt } from './next-navigation';

const CATEGORIES = [
  { key: 'clothing', name: 'Clothing' },
  { key: 'tactical_gear', name: 'Tactical Gear' },
] as const;

const headingAt = (address: string) => {
  openAt(address);
  render(<NotFoundView categories={CATEGORIES} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test.each(['/products/no-such-product/', '/products/no-such-product', '/products/ROTHCO-101/', '/products/%2F/'])(
  'at %s the product is not found',
  (address) => {
    expect(headingAt(address)).toBe('Product not found');
  },
);

test.each(['/nowhere/', '/clothing/nowhere/', '/product/test-101/', '/productsale/', '/brands/products/'])(
  'at %s the page is not found',
  (address) => {
    expect(headingAt(address)).toBe('Page not found');
  },
);

test('the exported page, which answers for every address, names no product', () => {
  expect(renderToString(<NotFoundView categories={CATEGORIES} />)).toContain('Page not found');
});

test.each([
  ['Clothing', '/clothing'],
  ['Tactical Gear', '/tactical-gears'],
])('%s is a way on', (name, address) => {
  headingAt('/nowhere/');
  expect(screen.getByRole('link', { name }).getAttribute('href')?.replace(/\/$/, '')).toBe(address);
});

test('its picture says nothing, for it shows nothing', () => {
  headingAt('/nowhere/');
  expect(screen.queryAllByRole('img')).toEqual([]);
});
