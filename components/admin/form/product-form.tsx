'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FoundDraft } from '@/lib/admin/drafts';
import type { FormFault } from '@/lib/admin/form/check-form';
import { EDITORS } from '@/lib/admin/form/form-values';
import { session } from '@/lib/admin/session';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { DraftOffers } from './draft-offers';
import { EditorFields } from './editor-fields';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { controlId } from './form-controls';
import { useDraft } from './use-draft';
import { type Save, useProductForm } from './use-product-form';

const MAIN = EDITORS.filter(({ group }) => group === 'main');
const DETAILS = EDITORS.filter(({ group }) => group === 'details');

type Props = {
  /** The product with which the form begins, or the defaults of a new one, which has no id. */
  base: Partial<RawProduct>;
  /** The product as it stands, over which a draft is taken up. */
  current?: RawProduct | undefined;
  saveName: string;
  save: Save;
};

/** The form of a product: every fault at once, the focus on the first; what is typed is never lost. */
export function ProductForm({ base, current, saveName, save }: Props) {
  const { isReadOnly } = useAdmin();
  const { form, state, failure, applyDraft, submit, useOther } = useProductForm(base);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(base.id, state);

  const words = draft.isKept === undefined ? '' : draftWords(draft.isKept);
  /** The words on the draft that a listener has heard: not at every pause again. */
  const announced = useRef('');
  useEffect(() => {
    if (words) announced.current = words;
  }, [words]);

  const goTo = ({ field }: FormFault) => {
    const control = element.current?.querySelector<HTMLElement>(`#${controlId(field)}`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  };
  const onTake = (found: FoundDraft) => {
    draft.adopt(found);
    applyDraft(found, current ?? base);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const saved = await submit(async (raw, before) => {
      const outcome = await save(raw, before);
      if (outcome.ok) draft.discard();
      return outcome;
    });
    setBusy(false);
    if (saved[0]) goTo(saved[0]);
  };
  return (
    <>
      <DraftOffers product={base.id} own={draft.name} onTake={onTake} />
      <form className={styles.form} ref={element} onSubmit={onSubmit} noValidate>
        <ErrorSummary faults={form.faults} onGo={goTo} onUseOther={useOther} />
        <EditorFields form={form} editors={MAIN} />
        <details className={`${styles.more} ${styles.unfolds}`}>
          <summary>All details</summary>
          <div className={styles.form}>
            <EditorFields form={form} editors={DETAILS} />
          </div>
        </details>
        <div className={`${adminStyles.line} ${styles.foot}`}>
          <Button look="primary" type="submit" aria-disabled={isBusy} disabled={isReadOnly}>
            {saveName}
          </Button>
          <ButtonLink look="quiet" href={adminRoutes.products()}>
            Cancel
          </ButtonLink>
          <p className={adminStyles.hint} role="status" aria-live={words === announced.current ? 'off' : 'polite'}>
            {words}
          </p>
          <p className={adminStyles.error} role="alert">
            {failure}
          </p>
        </div>
      </form>
    </>
  );
}

function draftWords(isKept: boolean): string {
  if (!isKept) return adminMessages.draftNotKept;
  return session.isStorageDenied() ? adminMessages.draftInMemory : adminMessages.draftKept;
}
