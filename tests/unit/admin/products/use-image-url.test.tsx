/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { ProductList } from '@/components/admin/products/product-list';
import { imageUrlError } from '@/lib/catalogue/schema/images';
import { placeholder } from '@/lib/site/picture-source';
import { renderAdmin, SHIRT } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

/** URLs that the build rejects. A catalogue file that was edited by hand may have them. */
const INVALID_URLS = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'http://example.com/a.jpg',
  'https://localhost/a.jpg',
  '//example.com/a.jpg',
  '/uploads/../admin/a.jpg',
  '',
];
const VALID = 'https://images.example.com/a.jpg';
const PLACEHOLDER = placeholder('clothing');
const shirt = { ...SHIRT, image_links: [...INVALID_URLS, VALID] };

/** All URLs that a browser would request as a picture. */
const requestedUrls = () =>
  [...document.querySelectorAll('img, source')].flatMap((picture) =>
    ['src', 'srcset', 'data-next'].flatMap((name) => picture.getAttribute(name)?.split(' ') ?? []),
  );
const invalidRequests = () => requestedUrls().filter((url) => url !== PLACEHOLDER && imageUrlError(url) !== undefined);

test('the list requests the first valid picture only', async () => {
  await renderAdmin(<ProductList />, '/admin/products/', undefined, shirt);
  await within(screen.getByRole('row', { name: /Plain Shirt/ })).findByRole('presentation');
  expect(invalidRequests()).toEqual([]);
  expect(requestedUrls()).toContain(VALID);
});

test('the form shows a placeholder and an error for each invalid URL', async () => {
  await renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, shirt);
  expect(invalidRequests()).toEqual([]);
  expect(requestedUrls()).toContain(VALID);
  const pictures = screen.getAllByAltText(/^Image \d+ of \d+$/);
  for (const [index, url] of INVALID_URLS.entries()) {
    expect(pictures[index]?.getAttribute('src')).toBe(PLACEHOLDER);
    expect(pictures[index]?.closest('li')).toHaveTextContent(`The URL ${imageUrlError(url)}.`);
  }
});
