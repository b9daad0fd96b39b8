'use client';

import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/site/admin-routes';
import { useAdmin } from '../frame/admin-context';
import { ProductForm } from './product-form';
import type { Save } from './use-product-form';

/** The form of a new product, with the defaults of the specification. */
export function AddProduct() {
  const { store, run } = useAdmin();
  const save: Save = (raw) =>
    run(() => store.add(raw), adminMessages.added, adminMessages.addFailed, {
      saysFailure: false,
      link: productLink,
    });
  return (
    <>
      <h1>{adminMessages.addTitle}</h1>
      <ProductForm base={store.defaults} saveName={adminMessages.addButton} save={save} />
    </>
  );
}

/** The link from the notice of a save to the product. */
export const productLink = (id: string | undefined) =>
  id === undefined ? undefined : { href: adminRoutes.editProduct(id), label: adminMessages.openProduct };
