import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminProvider, ProductsLoader } from '@/components/admin/layout/admin-context';
import { openAdminStore } from '@/lib/admin/admin-store';
import { rawCatalogue, row } from '../../fixtures/catalogue';
import { mockFetch } from '../../fixtures/mock-fetch';
import { openAt } from '../../fixtures/next-navigation';

export const SHIRT = row({ id: 'shirt', name: 'Plain Shirt', price: 10, available_sizes: ['S', 'M'], stock: 4 });
const BOOT = row({ id: 'boot', name: 'High Boot', price: 30, category: 'footwear' });

/**
 * Renders a component of the admin with an unedited catalogue of a shirt and a boot, and waits for its heading. `prepare` runs before
 * rendering. `shirt` must be the same in all tests of a file.
 */
export async function renderAdmin(
  component: ReactNode,
  path = '/admin/products/',
  prepare: () => unknown = () => undefined,
  shirt = SHIRT,
) {
  mockFetch({ body: rawCatalogue({ clothing: [shirt], footwear: [BOOT] }) });
  localStorage.clear();
  // The store is created once per test file: revert the edits of earlier tests.
  const store = await openAdminStore();
  await act(() => store.revert(store.getSnapshot().rows.map(({ id }) => id)));
  prepare();
  openAt(path);
  const view = render(
    <AdminProvider>
      <ProductsLoader title="Not there yet">{component}</ProductsLoader>
    </AdminProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Not there yet$)/ });
  return view;
}
