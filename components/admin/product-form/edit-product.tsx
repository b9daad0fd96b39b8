'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { isSame } from '@/lib/admin/edits/fields';
import { draftOf } from '@/lib/admin/product-form/drafts';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { lastListUrl, usePageQuery } from '../products/list-position';
import { StateBadge } from '../products/state-badge';
import { ProductForm } from './product-form';
import styles from './product-form.module.css';
import type { SaveProduct } from './use-product-form';

/** Form for the product in the URL, such as `?id=rothco-101`. */
export function EditProduct() {
  const id = new URLSearchParams(usePageQuery()).get('id') ?? '';
  return <EditForm key={id} id={id} />;
}

function EditForm({ id }: { id: string }) {
  const { rows, store, run } = useAdmin();
  const row = rows.find((candidate) => candidate.id === id);
  const product = row && !row.isDeleted ? row.raw : undefined;
  // The product when the form was opened: a save is merged with later edits in other tabs. If the product is deleted, the draft has it.
  const [base, setBase] = useState(() => product ?? draftOf(id).get()?.base);
  if (!base && product) setBase(product);
  if (!base) {
    return (
      <>
        <h1>{adminMessages.editTitle}</h1>
        <EmptyState message={messages.productNotFound}>
          <ButtonLink href={lastListUrl()}>{messages.allProducts}</ButtonLink>
        </EmptyState>
      </>
    );
  }

  const save: SaveProduct = async (raw, before) => {
    if (!product) {
      const { id: _, ...rest } = raw;
      const options = { showsFailure: false, link: productLink };
      return run(() => store.add(rest as RawProduct), adminMessages.added, adminMessages.addFailed, options);
    }
    const saved = await run(
      () => store.update(id, raw, before as RawProduct),
      adminMessages.updated,
      adminMessages.updateFailed,
      { showsFailure: false, link: productLink(id) },
    );
    // Another tab may have changed it during the save.
    const current = store.getSnapshot().products.find((latest) => latest.id === id);
    if (saved.ok || !current || isSame(current, before)) return saved;
    return { ...saved, message: adminMessages.changedMeanwhile, current };
  };
  return (
    <>
      <h1>{adminMessages.editTitle}</h1>
      <p className={`${adminStyles.line} ${styles.meta}`}>
        <span className={adminStyles.id}>{id}</span>
        {row && <StateBadge row={row} />}
      </p>
      {!product && (
        <p className={adminStyles.banner} role="alert">
          {messages.productNotFound}. {adminMessages.deletedMeanwhile}
        </p>
      )}
      <ProductForm base={base} current={product} saveLabel={product ? 'Save product' : 'Save as new'} save={save} />
    </>
  );
}

/** Form for a new product, with default values. */
export function AddProduct() {
  const { store, run } = useAdmin();
  const save: SaveProduct = (raw) =>
    run(() => store.add(raw), adminMessages.added, adminMessages.addFailed, { showsFailure: false, link: productLink });
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
