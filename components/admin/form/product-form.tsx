'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { checkForm, type FormFault } from '@/lib/admin/form/check-form';
import { type FormField, type FormValues, formFieldOf, toFormValues, toRawProduct } from '@/lib/admin/form/form-values';
import { isPriced } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { routes } from '@/lib/site/routes';
import { useAdmin } from '../frame/admin-context';
import { DetailFields } from './detail-fields';
import { DraftOffer } from './draft-offer';
import { ErrorSummary } from './error-summary';
import { FIELD_NAMES } from './field-names';
import { controlId } from './form-controls';
import { ImageFields } from './image-fields';
import { MainFields } from './main-fields';
import styles from './product-form.module.css';
import { SizeFields } from './size-fields';
import { useDraft } from './use-draft';

/** Fields that show without opening 'All details'. */
const MAIN: readonly FormField[] = [
  ...(['productName', 'description', 'category', 'subcategory', 'price', 'isBestseller', 'images'] as const),
  ...(['sizeSystem', 'sizes', 'otherSizes', 'waists', 'lengths', 'men', 'sleeves'] as const),
];

/** The fields as they stand on the page. */
const ORDER = Object.keys(FIELD_NAMES) as FormField[];

export type Saved = { ok: true } | { ok: false; message: string; faults?: { field: string; message: string }[] };

type Props = {
  /** The product as it stands, or the defaults of a new one, which has no id. */
  base: Partial<RawProduct>;
  saveName: string;
  save: (raw: RawProduct) => Promise<Saved>;
};

/** The form of a product: every fault at once, the focus on the first; what is typed is never lost. */
export function ProductForm({ base, saveName, save }: Props) {
  const { store, rows, isReadOnly, say } = useAdmin();
  const [values, setValues] = useState(() => toFormValues(base));
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  // What was done before belongs to the page before, and would cover the buttons of this one.
  useEffect(() => say(undefined), [say]);
  const draft = useDraft(base.id ?? 'new', values, isChanged);

  const set = useCallback((changes: Partial<FormValues>) => {
    setValues((old) => ({ ...old, ...changes }));
    setFaults((old) => old.filter(({ field }) => !(field in changes)));
    setFailure('');
    setChanged(true);
  }, []);
  // Reads the values of the moment: pictures arrive while others are typed.
  const addImage = useCallback((path: string) => {
    setValues((old) => (old.images.includes(path) ? old : { ...old, images: [...old.images, path] }));
    setFaults((old) => old.filter(({ field }) => field !== 'images'));
    setChanged(true);
  }, []);

  const goTo = ({ field }: FormFault) => {
    if (!MAIN.includes(field) && details.current) details.current.open = true;
    const control = form.current?.querySelector<HTMLElement>(`#${controlId(field)}`);
    control?.focus();
  };
  const show = (unsorted: readonly FormFault[]) => {
    const found = [...unsorted].sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
    setFaults(found);
    const [first] = found;
    if (first) goTo(first);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const mayBeUnpriced = base.id !== undefined && base.price !== undefined && !isPriced({ price: base.price });
    const own = checkForm(values, { mayBeUnpriced });
    const raw = toRawProduct(values, base);
    const known = new Set(own.map(({ field }) => field));
    const others = store
      .check(raw)
      .map(({ field, message }) => ({ field: formFieldOf(field), message }))
      .filter(({ field }) => !known.has(field));
    if (own.length + others.length > 0) {
      show([...own, ...others]);
      return;
    }
    setBusy(true);
    const saved = await save(raw);
    setBusy(false);
    if (saved.ok) draft.drop();
    else setFailure(saved.message);
  };

  const subcategories = [
    ...new Set(rows.flatMap(({ raw }) => (raw.category === values.category && raw.subcategory ? raw.subcategory : []))),
  ].sort();
  const controls = { values, faults, set };
  return (
    <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
      {draft.found && (
        <DraftOffer
          onTake={() => {
            if (draft.found) setValues({ ...values, ...draft.found });
            setChanged(true);
            draft.take();
          }}
          onDrop={draft.drop}
        />
      )}
      <ErrorSummary faults={faults} onGo={goTo} />
      <MainFields form={controls} subcategories={subcategories} />
      <SizeFields form={controls} />
      <ImageFields form={controls} onAdded={addImage} />
      <details className={styles.more} ref={details}>
        <summary>All details</summary>
        <DetailFields form={controls} />
      </details>
      <div className={styles.foot}>
        <Button look="primary" type="submit" aria-disabled={isBusy} disabled={isReadOnly}>
          {saveName}
        </Button>
        <ButtonLink look="quiet" href={routes.adminProducts()}>
          Cancel
        </ButtonLink>
        <p className={styles.kept} role="status">
          {draft.isKept && adminMessages.draftKept}
        </p>
        <p className={styles.error} role="alert">
          {failure}
        </p>
      </div>
    </form>
  );
}
