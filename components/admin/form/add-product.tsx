'use client';

import { useRouter } from 'next/navigation';
import { whenUncovered } from '@/components/ui/use-back-closes';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { adminRoutes } from '@/lib/site/admin-routes';
import { useAdmin } from '../frame/admin-context';
import { ProductForm } from './product-form';

/** A new product with the specification's defaults. */
export function AddProduct() {
  const { store, run } = useAdmin();
  const router = useRouter();
  const save = async (raw: RawProduct) => {
    const saved = await run(() => store.add(raw), adminMessages.added, adminMessages.addFailed, { saysFailure: false });
    if (saved.ok) whenUncovered(() => router.push(adminRoutes.products()));
    return saved;
  };
  return (
    <>
      <h1>{adminMessages.addTitle}</h1>
      <ProductForm base={store.defaults} saveName={adminMessages.addButton} save={save} />
    </>
  );
}
