import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminProvider } from '@/components/admin/layout/admin-context';
import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { openAdminStore } from '@/lib/admin/admin-store';
import { rawCatalogue, row } from '../../fixtures/catalogue';
import { mockFetch } from '../../fixtures/mock-fetch';
import { openAt } from '../../fixtures/next-navigation';

export const SHIRT = row({ id: 'shirt', name: 'Plain Shirt', price: 10, available_sizes: ['S', 'M'], stock: 4 });
const BOOT = row({ id: 'boot', name: 'High Boot', price: 30, category: 'footwear' });

/**
 * Draws a part of the admin over a list of a shirt and a boot that nobody has edited, and waits until it is there. `prepare` runs before
 * it is drawn; another shirt is one for all tests of a file.
 */
export async function renderAdmin(
  part: ReactNode,
  at = '/admin/products/',
  prepare: () => unknown = () => undefined,
  shirt = SHIRT,
) {
  mockFetch({ body: rawCatalogue({ clothing: [shirt], footwear: [BOOT] }) });
  localStorage.clear();
  // The ledger lives as long as the page, that is as long as the file of tests: what a test before has done is taken back.
  const store = await openAdminStore();
  await act(() => store.revert(store.getSnapshot().rows.map(({ id }) => id)));
  prepare();
  openAt(at);
  const view = render(
    <AdminProvider>
      <ProductsLoader title="Not there yet">{part}</ProductsLoader>
    </AdminProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Not there yet$)/ });
  return view;
}
