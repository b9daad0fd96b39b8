'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, drafts } from '@/lib/admin/product-form/drafts';
import { type FormState, touchedValues } from '@/lib/admin/product-form/form-state';
import type { RawProduct } from '@/lib/catalogue/schema/product';

const SAVE_DELAY_MS = 500;

/**
 * The draft of a product form. It is written half a second after the last change and when the page goes away, and removed after a save.
 * `offer` is the draft of an earlier visit. Until it is restored or discarded, new drafts include its values.
 * @param product the id of the product, or 'new'
 */
export function useDraft(product: string, state: FormState) {
  const [earlierDraft, setEarlierDraft] = useState<Draft | undefined>(() => drafts.read(product));
  /** Whether the draft is stored; undefined if there is nothing to store. */
  const [isStored, setStored] = useState<boolean>();
  const opened = useRef(state);
  /** Writes the last change; undefined if it is written. */
  const write = useRef<() => void>(undefined);
  const latest = useRef(state);

  const flush = useCallback(() => {
    write.current?.();
    write.current = undefined;
  }, []);

  useEffect(() => {
    latest.current = state;
    if (state === opened.current) return;
    write.current = () => {
      const values = touchedValues(state);
      const isTouched = Object.keys(values).length > 0;
      if (!isTouched && !earlierDraft) drafts.remove(product);
      const base = earlierDraft?.base ?? (product === 'new' ? undefined : (state.base as RawProduct));
      const draft = { values: { ...earlierDraft?.values, ...values }, base, at: Date.now() };
      setStored(isTouched ? drafts.write(product, draft) : undefined);
    };
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, earlierDraft, product, flush]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (Object.keys(touchedValues(latest.current)).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  /** Forgets the changes, which are saved now. A draft that the operator has not decided about stays. */
  const clearDraft = () => {
    write.current = undefined;
    latest.current = opened.current;
    drafts.remove(product);
    if (earlierDraft) drafts.write(product, earlierDraft);
  };
  const discardEarlierDraft = () => {
    write.current = undefined;
    drafts.remove(product);
    // The effect above then writes what this form has.
    setEarlierDraft(undefined);
  };
  return { earlierDraft, setEarlierDraft, isStored, clearDraft, discardEarlierDraft };
}
