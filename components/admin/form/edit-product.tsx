'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { whenUncovered } from '@/components/ui/use-back-closes';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import * as absence from '@/lib/site/absence-messages';
import { adminRoutes } from '@/lib/site/admin-routes';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { usePageQuery } from '../frame/use-page-query';
import { StateMark } from '../products/state-mark';
import styles from './form.module.css';
import { ProductForm } from './product-form';
import type { Save } from './use-product-form';

const QUIET = { saysFailure: false };

/** The product that the address names. */
export function EditProduct() {
  const { rows } = useAdmin();
  const id = new URLSearchParams(usePageQuery()).get('id') ?? '';
  const row = rows.find((other) => other.id === id && !other.isDeleted);
  // The form outlives its product: what was typed is not lost when another tab deletes it.
  const [shown, setShown] = useState(row);
  if (row && shown?.id !== row.id) setShown(row);
  if (!shown || shown.id !== id) {
    return (
      <>
        <h1>{adminMessages.editTitle}</h1>
        <EmptyState message={absence.productNotFound}>
          <ButtonLink href={adminRoutes.products()}>{messages.allProducts}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return <EditForm key={id} base={shown.raw} />;
}

function EditForm({ base }: { base: RawProduct }) {
  const { rows, store, run } = useAdmin();
  const router = useRouter();
  // Edits of other tabs are merged with these when they are saved: the form starts from what it showed first.
  const [begun] = useState(base);
  const row = rows.find(({ id }) => id === base.id);
  const isGone = !row || row.isDeleted;

  const save: Save = async (raw, before) => {
    const { id: _, ...rest } = raw;
    const saved = isGone
      ? await run(() => store.add(rest as RawProduct), adminMessages.added, adminMessages.addFailed, QUIET)
      : await run(
          () => store.update(base.id, raw, before as RawProduct),
          adminMessages.updated,
          adminMessages.updateFailed,
          QUIET,
        );
    if (saved.ok) whenUncovered(() => router.push(adminRoutes.products()));
    if (saved.ok || saved.reason !== 'conflict') return saved;
    const current = store.getSnapshot().rows.find(({ id, isDeleted }) => id === base.id && !isDeleted)?.raw;
    return { ...saved, message: adminMessages.clash, current };
  };
  return (
    <>
      <h1>Edit product</h1>
      <p className={`${adminStyles.line} ${styles.about}`}>
        <span className={adminStyles.id}>{base.id}</span>
        {row && <StateMark row={row} />}
      </p>
      {isGone && (
        <p className={adminStyles.banner} role="alert">
          {absence.productNotFound}. {adminMessages.deletedMeanwhile}
        </p>
      )}
      <ProductForm
        base={begun}
        current={isGone ? undefined : row.raw}
        saveName={isGone ? 'Save as new' : 'Save product'}
        save={save}
      />
    </>
  );
}
