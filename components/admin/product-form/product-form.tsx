import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { afterOverlaysClose } from '@/components/ui/use-close-on-back';
import { adminMessages } from '@/lib/admin/admin-messages';
import { type Draft, draftOf, draftTitle, restoreDraft, touchedValues } from '@/lib/admin/product-form/drafts';
import { controlLabel, FORM_SECTIONS, type FormError } from '@/lib/admin/product-form/form-values';
import { session } from '@/lib/admin/session';
import type { Outcome } from '@/lib/admin/store-types';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { lastListUrl } from '../products/list-position';
import { controlId } from './form-controls';
import styles from './product-form.module.css';
import { SectionFields } from './section-fields';
import { type SaveProduct, useDraft, useProductForm } from './use-product-form';

/** Number of sections that are initially open. They contain all required controls. */
const OPEN_SECTIONS = 2;

type Props = {
  /** The initial product. For a new product: the default values, without an id. */
  base: Partial<RawProduct>;
  /** Latest version of the product. A restored draft is applied to it. */
  current?: RawProduct | undefined;
  saveLabel: string;
  save: SaveProduct;
};

/**
 * Form for a product. Shows all errors at once and focuses the first one. During a save the fields are inert and a second submit is
 * ignored. Unsaved values are stored as a draft.
 */
export function ProductForm({ base, current, saveLabel, save }: Props) {
  const { isReadOnly, notify } = useAdmin();
  const router = useRouter();
  const { form, state, failure, replace, submit, takeOtherValue } = useProductForm(base);
  const product = base.id ?? 'new';
  const { earlierDraft, setEarlierDraft, isStored, clearDraft, discardEarlierDraft } = useDraft(product, state);
  const [isBusy, setBusy] = useState(false);
  const focused = useRef<Element>(null);

  // Inert fields lose the focus. Restore it after a failed save, unless a field with an error has the focus.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [isBusy]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    focused.current = document.activeElement;
    setBusy(true);
    let isSaved = false;
    try {
      const result = await submit(save);
      isSaved = result.isSaved;
      // In the same render as the end of the busy state: inert fields take no focus.
      if (result.errors[0]) form.goTo(result.errors[0]);
    } finally {
      // A saved form stays inert until the list is shown: another submit would add the product again.
      if (!isSaved) setBusy(false);
    }
    if (!isSaved) return;
    clearDraft();
    afterOverlaysClose(() => router.push(lastListUrl()));
  };
  const onRestore = (draft: Draft) => {
    replace(restoreDraft({ ...draft, values: { ...draft.values, ...touchedValues(state) } }, current ?? base));
    setEarlierDraft(undefined);
  };
  const onDiscard = (draft: Draft) => {
    discardEarlierDraft();
    const undo = async (): Promise<Outcome> => {
      setEarlierDraft(draft);
      return draftOf(product).set(draft) ? { ok: true } : { ok: false, reason: 'quota' };
    };
    notify({ text: adminMessages.draftDiscarded, undo });
  };
  return (
    <>
      {earlierDraft && (
        <section className={adminStyles.banner} aria-labelledby="draft-title">
          <p>
            <b id="draft-title">{draftTitle(earlierDraft, new Date())}</b>
          </p>
          <Button onClick={() => onRestore(earlierDraft)}>Restore</Button>
          <Button variant="quiet" onClick={() => onDiscard(earlierDraft)}>
            Discard
          </Button>
        </section>
      )}
      <form className={styles.form} onSubmit={onSubmit} aria-busy={isBusy} noValidate>
        <div className={styles.fields} inert={isBusy}>
          <ErrorSummary errors={form.errors} onGo={form.goTo} onTakeOther={takeOtherValue} />
          {FORM_SECTIONS.map(({ title, editors }, index) => (
            <details key={title} className={styles.section} open={index < OPEN_SECTIONS}>
              <summary>
                <h2>{title}</h2>
              </summary>
              <SectionFields form={form} editors={editors} />
            </details>
          ))}
        </div>
        <div className={`${adminStyles.line} ${styles.footer}`}>
          <Button variant="primary" type="submit" aria-disabled={isBusy} disabled={isReadOnly}>
            {saveLabel}
          </Button>
          <ButtonLink variant="quiet" href={lastListUrl()} inert={isBusy}>
            Cancel
          </ButtonLink>
          <p className={adminStyles.hint} role="status">
            {isBusy ? adminMessages.saving : draftStatus(isStored)}
          </p>
          <p className={adminStyles.error} role="alert">
            {failure}
          </p>
        </div>
      </form>
    </>
  );
}

function draftStatus(isStored: boolean | undefined): string {
  if (isStored === undefined) return '';
  if (!isStored) return adminMessages.draftNotSaved;
  return session.isStorageDenied() ? adminMessages.draftInMemory : adminMessages.draftSaved;
}

type SummaryProps = {
  errors: readonly FormError[];
  onGo: (error: FormError) => void;
  onTakeOther: (error: FormError) => void;
};

/** List of all form errors with links to their controls. A conflict also has a button that uses the other value. */
export function ErrorSummary({ errors, onGo, onTakeOther }: SummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section className={adminStyles.alert} aria-labelledby="form-errors">
      <div role="alert">
        <h2 id="form-errors">{adminMessages.problems(errors.length)}</h2>
      </div>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>
            <a
              className={`${layout.tapTarget} ${adminStyles.error}`}
              href={`#${controlId(error)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(error);
              }}
            >
              {controlLabel(error.field)}: {error.message}
            </a>
            {error.isConflict && (
              <Button variant="quiet" onClick={() => onTakeOther(error)}>
                {adminMessages.useOther}
                <VisuallyHidden> of {controlLabel(error.field)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
