/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { askCatalogue } from '@/lib/search/client';
import { redirectTo } from '@/lib/site/navigate';
import { card } from '../../fixtures/catalogue';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('@/lib/search/client');
jest.mock('@/lib/site/navigate');

const CATEGORIES = [
  { key: 'clothing', name: 'Clothing' },
  { key: 'tactical_gear', name: 'Tactical Gear' },
] as const;

const found = (...goods: ReturnType<typeof card>[]) =>
  jest.mocked(askCatalogue).mockImplementation(async (request) => {
    if (request.kind === 'rows')
      return goods.filter(({ id }) => request.ids.includes(id)).map((good) => ({ card: good })) as never;
    return { suggestions: goods.map((good) => ({ kind: 'product', card: good })), count: goods.length } as never;
  });

beforeEach(() => {
  jest.clearAllMocks();
  found();
});

const headingAt = async (address: string) => {
  openAt(address);
  await act(
    async () => void render(<NotFoundView categories={CATEGORIES} picture="/drawings/neutral/not-found.svg" />),
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test.each([
  ['/products/no-such-product', 'Product not found', 'no such product'],
  ['/products/%2F/', 'Product not found', ''],
  ['/nowhere/', 'Page not found', ''],
  ['/product/test-101/', 'Page not found', ''],
  ['/brands/products/', 'Page not found', ''],
])('at %s the heading is "%s", and the search field holds "%s"', async (address, heading, words) => {
  expect(await headingAt(address)).toBe(heading);
  expect(screen.getByRole('searchbox', { name: 'Search the store' })).toHaveValue(words);
});

test('the exported page, which answers for every address, names no product', () => {
  expect(renderToString(<NotFoundView categories={CATEGORIES} picture="/drawings/neutral/not-found.svg" />)).toContain(
    'Page not found',
  );
});

test.each([
  ['Clothing', '/clothing'],
  ['Tactical Gear', '/tactical-gears'],
])('%s is a way on', async (name, address) => {
  await headingAt('/nowhere/');
  expect(screen.getByRole('link', { name }).getAttribute('href')?.replace(/\/$/, '')).toBe(address);
});

test('products that a wrong address may have meant are offered', async () => {
  found(card());
  await headingAt('/products/no-such-product/');
  expect(screen.getByRole('link', { name: 'Acme Plain Shirt' })).toHaveAttribute('href', '/products/test-101/');
});

test.each(['/products/TEST-101/', '/products/Test-101'])('%s leads on to the product of that id', async (address) => {
  found(card());
  await headingAt(address);
  expect(jest.mocked(redirectTo).mock.calls).toEqual([['/products/test-101/']]);
  expect(screen.queryByRole('link', { name: 'Acme Plain Shirt' })).toBeNull();
});

test.each(['/products/TEST-102/', '/products/test-1010/'])(
  '%s, which differs in more, leads nowhere',
  async (address) => {
    found(card());
    await headingAt(address);
    expect(redirectTo).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Acme Plain Shirt' })).toBeVisible();
  },
);

test('where the words find nothing, those without the last letter and the last word are tried', async () => {
  await headingAt('/products/acme-101x/');
  expect(jest.mocked(askCatalogue).mock.calls.map(([request]) => 'query' in request && request.query)).toEqual([
    'acme 101x',
    'acme 101',
    'acme',
  ]);
});

test('a match of fewer letters goes before a guess at all of them', async () => {
  jest
    .mocked(askCatalogue)
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

test('a failing index is no fault of the page', async () => {
  jest.mocked(askCatalogue).mockRejectedValue(new Error('no index'));
  await headingAt('/products/no-such-product/');
  expect(screen.queryByRole('heading', { name: 'Did you mean' })).toBeNull();
});
