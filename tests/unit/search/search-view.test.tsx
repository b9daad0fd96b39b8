/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SearchView } from '@/components/search/search-view';
import { FACETS } from '@/lib/listing/facets/facets';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, hangWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { openAt } from '../../fixtures/next-navigation';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/next-navigation'));

const ROWS = indexRowsOf(
  { name: 'Side Zip Boot', price: 120 },
  { name: 'Jungle Boot', price: 80 },
  { name: 'Leather Belt' },
);

// Answers are cached, so each test uses another query.
const renderAt = (query: string) => {
  openAt(`/search/${query}`);
  return render(
    <SearchView parameters={FACETS}>
      <p>Start from a category.</p>
    </SearchView>,
  );
};
const found = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => mockWorkerRows(ROWS));
afterEach(endWorker);

describe('without a query', () => {
  test.each(['', '?query=', '?query=%20%20', '?q=boot'])('at %j there are next steps', (query) => {
    renderAt(query);
    expect(screen.getByText('Start from a category.')).toBeVisible();
  });

  test('the static page has next steps, for browsers without JavaScript', () => {
    expect(renderToString(<SearchView parameters={FACETS}>Start from a category.</SearchView>)).toContain(
      'Start from a category.',
    );
  });
});

test('the form links to the results', () => {
  renderAt('');
  const form = screen.getByRole('searchbox', { name: 'Search for' }).closest('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search/', 'get']);
});

test('while the index is loading, the input and the title contain the query', () => {
  hangWorker();
  document.title = 'Search | Shop';
  const { unmount } = renderAt('?query=side+boot');
  expect(screen.getByRole('searchbox', { name: 'Search for' })).toHaveValue('side boot');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(document.title).toBe('side boot | Search | Shop');
  unmount();
  expect(document.title).toBe('Search | Shop');
});

test('the results are shown and announced', async () => {
  renderAt('?query=boot');
  await screen.findByText('Showing 2 of 2 Products');
  expect(found().sort()).toEqual(['Jungle Boot', 'Side Zip Boot']);
  expect(screen.getByRole('status')).toHaveTextContent('2 products');
});

test('without results there is one message with next steps, and no filters, sort order or count', async () => {
  renderAt('?query=vvvvvvvv&literal=1&brand=Acme');
  expect(await screen.findByText('Nothing found for “vvvvvvvv”.')).toBeVisible();
  expect(screen.queryByText(/We do not carry/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/“vvvvvvvv”/)).toHaveLength(1);
  for (const role of ['complementary', 'checkbox', 'combobox', 'slider', 'heading'])
    expect(screen.queryAllByRole(role)).toEqual([]);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 products');
  expect(screen.getByText('Start from a category.')).toBeVisible();
});

describe('the notes above the results', () => {
  test('show filters from the query, which can be removed', async () => {
    renderAt('?query=boot+under+100');
    expect(await screen.findByRole('link', { name: 'Remove Under $100.00' })).toHaveAttribute(
      'href',
      '/search/?query=boot',
    );
    expect(found()).toEqual(['Jungle Boot']);
  });

  test('show the query without words that have no match', async () => {
    renderAt('?query=parachute+belt');
    expect(await screen.findByText('belt', { selector: 'strong' })).toBeVisible();
    expect(found()).toEqual(['Leather Belt']);
  });
});
