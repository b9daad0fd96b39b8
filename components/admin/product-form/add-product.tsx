'use client';

import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { useAdmin } from '../layout/admin-context';
import { ProductForm } from './product-form';
import type { SaveProduct } from './use-product-form';

/** Form for a new product, with default values. */
export function AddProduct() {
  const { store, run } = useAdmin();
  const save: SaveProduct = (raw) =>
    run(() => store.add(raw), adminMessages.added, adminMessages.addFailed, {
      showsFailure: false,
      link: productLink,
    });
  return (
    <>
      <h1>{adminMessages.addTitle}</h1>
      <ProductForm base={store.defaults} saveLabel={adminMessages.addButton} save={save} />
    </>
  );
}

/** Link to a saved product, for the notice after a save. */
export const productLink = (id: string | undefined) =>
  id === undefined ? undefined : { href: adminRoutes.editProduct(id), label: adminMessages.openProduct };
