/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { addRecentProduct, readRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { PREVIEW_KEY, setPreviewLoader } from '@/lib/listing/preview';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { mockFetch } from '../../fixtures/mock-fetch';
import { setInView } from '../../fixtures/mock-intersection-observer';

const section = () => screen.queryByRole('region', { name: 'Recently viewed' });
const names = () =>
  within(section() as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  mockFetch({ body: indexRowsOf({ id: 'a-1', name: 'Shirt' }, { id: 'b-2', name: 'Boot' }).map(({ card }) => card) });
});

async function visitAfter(...ids: string[]) {
  for (const id of ids) addRecentProduct(id);
  const view = render(<RecentlyViewed id="c-3" />);
  setInView(true);
  return view;
}

test('at most eight others are remembered, and a product that is viewed again moves to the front', () => {
  for (let number = 1; number <= 20; number += 1) addRecentProduct(`p-${number}`);
  expect(addRecentProduct('p-19')).toEqual(['p-20', 'p-18', 'p-17', 'p-16', 'p-15', 'p-14', 'p-13', 'p-12']);
  expect(readRecentProducts().slice(0, 2)).toEqual(['p-19', 'p-20']);
});

test('deleted products are skipped', async () => {
  await visitAfter('a-1', 'gone-9');
  await waitFor(() => expect(section()).toBeInTheDocument());
  expect(names()).toEqual(['Shirt']);
});

test('in the preview of the admin the products have its edits', async () => {
  localStorage.setItem(`sp:${PREVIEW_KEY}`, 'on');
  setPreviewLoader(async () => indexRowsOf({ id: 'a-1', name: 'Edited shirt' }));
  await visitAfter('a-1');
  await waitFor(() => expect(section()).toBeInTheDocument());
  expect(names()).toEqual(['Edited shirt']);
});

test('a first visit shows nothing and reserves no height', async () => {
  const { container } = await visitAfter();
  expect(container.querySelector('[data-part] > *')).not.toHaveClass('recent');
  expect(section()).not.toBeInTheDocument();
});

test('the height is reserved before anything is loaded', () => {
  addRecentProduct('a-1');
  const { container } = render(<RecentlyViewed id="c-3" />);
  expect(container.querySelector('[data-part] > *')).toHaveClass('recent');
  expect(section()).not.toBeInTheDocument();
});

test('clearing the list empties it and shows a message', async () => {
  await visitAfter('a-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear this list' }));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('The list is cleared.');
  expect([readRecentProducts(), screen.queryByRole('link')]).toEqual([[], null]);
});

test.each([
  ['the file', () => mockFetch({ status: 404 }), 'a-1'],
  ['any of them', () => undefined, 'gone-9'],
])('without %s nothing is shown, and no height is reserved', async (_, mock, id) => {
  mock();
  const { container } = await visitAfter(id);
  await waitFor(() => expect(container.querySelector('[data-part] > *')).not.toHaveClass('recent'));
  expect(container.querySelector('[data-part] > *')).toBeEmptyDOMElement();
});
