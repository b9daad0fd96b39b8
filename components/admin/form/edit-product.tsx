'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { adminMessages } from '@/lib/admin/admin-messages';
import { drafts } from '@/lib/admin/drafts';
import { isSame } from '@/lib/admin/edits/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { usePageQuery } from '../frame/use-page-query';
import { listAddress } from '../products/list-return';
import { StateMark } from '../products/state-mark';
import { productLink } from './add-product';
import styles from './form.module.css';
import { ProductForm } from './product-form';
import type { Save } from './use-product-form';

/** The form of the product in the URL. */
export function EditProduct() {
  const { rows } = useAdmin();
  const id = new URLSearchParams(usePageQuery()).get('id') ?? '';
  const row = rows.find((other) => other.id === id && !other.isDeleted);
  return <EditForm key={id} id={id} present={row?.raw} />;
}

function EditForm({ id, present }: { id: string; present: RawProduct | undefined }) {
  const { rows, store, run } = useAdmin();
  // The product as it was first shown: a save merges with later edits of other tabs. Of a deleted product a draft may still be here.
  const [opened, setOpened] = useState(() => present ?? drafts.read(id)?.base);
  if (!opened && present) setOpened(present);
  if (!opened) {
    return (
      <>
        <h1>{adminMessages.editTitle}</h1>
        <EmptyState message={messages.productNotFound}>
          <ButtonLink href={listAddress()}>{messages.allProducts}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const row = rows.find((other) => other.id === id);

  const save: Save = async (raw, before) => {
    if (!present) {
      const { id: _, ...rest } = raw;
      const options = { saysFailure: false, link: productLink };
      return run(() => store.add(rest as RawProduct), adminMessages.added, adminMessages.addFailed, options);
    }
    const saved = await run(
      () => store.update(id, raw, before as RawProduct),
      adminMessages.updated,
      adminMessages.updateFailed,
      { saysFailure: false, link: productLink(id) },
    );
    const current = store.getSnapshot().rows.find((other) => other.id === id && !other.isDeleted)?.raw;
    if (saved.ok || !current || isSame(current, before)) return saved;
    return { ...saved, message: adminMessages.changedMeanwhile, current };
  };
  return (
    <>
      <h1>{adminMessages.editTitle}</h1>
      <p className={`${adminStyles.line} ${styles.about}`}>
        <span className={adminStyles.id}>{id}</span>
        {row && <StateMark row={row} />}
      </p>
      {!present && (
        <p className={adminStyles.banner} role="alert">
          {messages.productNotFound}. {adminMessages.deletedMeanwhile}
        </p>
      )}
      <ProductForm base={opened} current={present} saveName={present ? 'Save product' : 'Save as new'} save={save} />
    </>
  );
}
