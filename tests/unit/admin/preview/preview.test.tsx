/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewStatus } from '@/components/admin/preview/preview-bar';
import { PreviewIsland } from '@/components/admin/preview/preview-island';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import { tokenStore } from '@/lib/admin/publish/publish-store';
import type { SkippedEdit } from '@/lib/admin/store-types';

test('a storefront page removes the publish token from the session storage of the tab, and nothing else', () => {
  sessionStorage.setItem('sp:reloaded', '1');
  tokenStore.set('ghp_secret', true);
  render(<PreviewIsland />);
  expect(Object.keys(sessionStorage)).toEqual(['sp:reloaded']);
});

const skippedProducts = (count: number): SkippedEdit[] =>
  Array.from({ length: count }, (_, index) => ({ id: `a${index}`, name: `Coat ${index}`, message: 'Price is wrong.' }));

function renderStatus(changed: string[], leftOut: SkippedEdit[]) {
  const catalogue: PreviewCatalogue = {
    products: new Map(),
    hidden: new Set(),
    changed: new Set(changed),
    deleted: new Set(),
    leftOut,
  };
  render(<PreviewStatus preview={catalogue} />);
}

test('products that are left out are counted and listed with a reason and a link to the form', async () => {
  renderStatus(['a'], skippedProducts(2));
  expect(screen.getByText('Previewing unpublished changes.')).toBeVisible();
  await userEvent.click(screen.getByText('2 are left out'));
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Coat 0: Price is wrong.');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/edit-product/?id=a0');
});

test('a preview in which no edit is shown is reported', () => {
  renderStatus([], skippedProducts(1));
  expect(document.body).toHaveTextContent(/^None of your changes can be previewed\.1 is left out/);
});

test('a long list of products is cut off', () => {
  renderStatus(['a'], skippedProducts(60));
  expect(screen.getAllByRole('listitem')).toHaveLength(51);
  expect(screen.getByText('and 10 more')).toBeInTheDocument();
});

test.each([
  ['none', 'There are no unpublished changes to preview.'],
  ['failed', 'The preview failed: the store is shown as it is published.'],
] as const)('status %s has a message', (status, text) => {
  render(<PreviewStatus preview={status} />);
  expect(screen.getByText(text)).toBeVisible();
});
