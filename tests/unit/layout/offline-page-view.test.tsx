/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { OfflinePageView } from '@/components/layout/offline-page-view';
import { listCachedPages } from '@/lib/storage/offline/cached-pages';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('@/lib/storage/offline/cached-pages');

const mockCachedPages = (...pages: Awaited<ReturnType<typeof listCachedPages>>) =>
  jest.mocked(listCachedPages).mockResolvedValue(pages);

/** Renders the page and waits for its list. */
const renderPage = () => act(async () => void render(<OfflinePageView />));

beforeEach(() => openAt('/products/test-101/'));

test('the page links to cached pages', async () => {
  mockCachedPages({ title: 'Duty Belt', address: '/products/test-102/' });
  await renderPage();
  expect(screen.getByRole('link', { name: 'Duty Belt' })).toHaveAttribute('href', '/products/test-102/');
});

test('without cached pages there is no list, but links to other pages and a button to try again', async () => {
  mockCachedPages();
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  for (const name of ['All products', 'Search']) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
