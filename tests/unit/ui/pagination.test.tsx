/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/ui/pagination';
import { pageLinks } from '@/lib/listing/page-links';
import { routes } from '@/lib/site/routes';

const renderPages = (current: number, total: number) =>
  render(
    <Pagination current={current} links={pageLinks(current, total)} hrefOf={(page) => routes.allProducts(page)} />,
  );

test('the pages are a landmark with links and gaps; the current page is marked', () => {
  renderPages(6, 12);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
  expect(textsOf(items)).toEqual(['Previous page', '1', '5', '6', '7', '12', 'Next page']);
  expect(screen.getAllByText('…')).toHaveLength(2);
  const currentLinks = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(currentLinks.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['6', 'page']]);
  // In a narrow container.
  const near = items.filter((item) => !item.classList.contains('far'));
  expect(textsOf(near)).toEqual(['Previous page', '1', '6', '12', 'Next page']);
});

test('a list with one page has no pagination', () => {
  expect(renderPages(1, 1).container).toBeEmptyDOMElement();
});

test('the first page has no previous page, and the last page has no next page', () => {
  const { unmount } = renderPages(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  unmount();
  renderPages(3, 3);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
});
