/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/ui/pagination';
import { pageLinks } from '@/lib/listing/paginate';
import { routes } from '@/lib/site/routes';

const renderPages = (current: number, total: number) =>
  render(
    <Pagination current={current} links={pageLinks(current, total)} hrefOf={(page) => routes.allProducts(page)} />,
  );
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')?.replace(/\/$/, '');

test('the pages are a landmark with links in order and gaps, of which one is marked', () => {
  renderPages(6, 12);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  const textOf = (some: readonly Element[]) => some.map(({ textContent }) => textContent);
  expect(textOf(items)).toEqual(['Previous page', '1', '5', '6', '7', '12', 'Next page']);
  expect(screen.getAllByText('…')).toHaveLength(2);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['6', 'page']]);
  // Where there is little room.
  const near = items.filter((item) => !item.classList.contains('far'));
  expect(textOf(near)).toEqual(['Previous page', '1', '6', '12', 'Next page']);
});

test('a list of one page has none', () => {
  expect(renderPages(1, 1).container).toBeEmptyDOMElement();
});

test.each([
  ['Page 1', '/all-products'],
  ['Page 5', '/all-products/page/5'],
  ['Page 12', '/all-products/page/12'],
  ['Previous page', '/all-products/page/5'],
  ['Next page', '/all-products/page/7'],
])('%s is a link to %s', (name, address) => {
  renderPages(6, 12);
  expect(addressOf(name)).toBe(address);
});

test('the first page has no page before it, and the last none after it', () => {
  const { unmount } = renderPages(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  unmount();
  renderPages(3, 3);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
});
