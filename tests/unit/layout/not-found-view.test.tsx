/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { queryCatalogue } from '@/lib/search/client';
import { redirectTo } from '@/lib/site/navigate';
import { card } from '../../fixtures/catalogue';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('@/lib/search/client');
jest.mock('@/lib/site/navigate');

const mockProducts = (...cards: ReturnType<typeof card>[]) =>
  jest.mocked(queryCatalogue).mockResolvedValue({
    suggestions: cards.map((each) => ({ kind: 'product', card: each })),
    count: cards.length,
  } as never);

beforeEach(() => {
  jest.clearAllMocks();
  mockProducts();
});

const headingAt = async (address: string) => {
  openAt(address);
  await act(async () => void render(<NotFoundView picture="/drawings/neutral/not-found.svg" />));
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test.each([
  ['/products/no-such-product', 'Product not found', 'no such product'],
  ['/products/%2F/', 'Product not found', ''],
  ['/nowhere/', 'Page not found', ''],
  ['/product/test-101/', 'Page not found', ''],
  ['/brands/products/', 'Page not found', ''],
])('at %s the heading is "%s", and the search field has "%s"', async (address, heading, words) => {
  expect(await headingAt(address)).toBe(heading);
  expect(screen.getByRole('searchbox', { name: 'Search the store' })).toHaveValue(words);
});

test('the exported page, which is shown at every unknown address, does not mention products', () => {
  expect(renderToString(<NotFoundView picture="/drawings/neutral/not-found.svg" />)).toContain('Page not found');
});

test.each([
  ['/products/TEST-101/', 'redirects to the product'],
  ['/products/test-102/', 'shows similar products'],
])('%s %s', async (address, result) => {
  mockProducts(card());
  await headingAt(address);
  const isRedirect = result.startsWith('redirects');
  expect(jest.mocked(redirectTo).mock.calls).toEqual(isRedirect ? [['/products/test-101/']] : []);
  expect(screen.queryAllByRole('link', { name: 'Acme Plain Shirt' })).toHaveLength(isRedirect ? 0 : 1);
});

test('if the words have no results, the search repeats without the last letter and without the last word', async () => {
  await headingAt('/products/acme-101x/');
  expect(jest.mocked(queryCatalogue).mock.calls.map(([request]) => 'query' in request && request.query)).toEqual([
    'acme 101x',
    'acme 101',
    'acme',
  ]);
});

test('an exact match of fewer letters replaces a guess', async () => {
  jest
    .mocked(queryCatalogue)
    .mockResolvedValueOnce({
      suggestions: [{ kind: 'product', card: card({ name: 'Guess' }) }],
      count: 1,
      guess: 'acme',
    } as never)
    .mockResolvedValueOnce({ suggestions: [{ kind: 'product', card: card({ name: 'Match' }) }], count: 1 } as never);
  await headingAt('/products/acme-101x/');
  expect(screen.getByRole('link', { name: 'Acme Match' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Acme Guess' })).toBeNull();
});

test('the page has no similar products if the index fails to load', async () => {
  jest.mocked(queryCatalogue).mockRejectedValue(new Error('no index'));
  await headingAt('/products/no-such-product/');
  expect(screen.queryByRole('heading', { name: 'Did you mean' })).toBeNull();
});
