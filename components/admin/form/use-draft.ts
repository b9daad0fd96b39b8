'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, drafts, type FoundDraft } from '@/lib/admin/drafts';
import { type FormState, touchedValues } from '@/lib/admin/form/form-state';
import type { RawProduct } from '@/lib/catalogue/schema/product';

const PAUSE_MS = 500;

/**
 * Keeps what was touched in a small key of this form's own, half a second after the last key and when the page goes away. The form
 * holds the key's name as a lock, by which others know that it is open.
 */
export function useDraft(product: string | undefined, state: FormState) {
  const [name, setName] = useState(() => drafts.nameFor(product));
  /** Whether the last of it was kept; undefined while there is nothing to say. */
  const [isKept, setKept] = useState<boolean>();
  const latest = useRef<Omit<Draft, 'at'>>(undefined);

  useEffect(() => drafts.hold(name), [name]);

  const saveDraft = useCallback(() => {
    if (!latest.current) return;
    setKept(drafts.write(name, { ...latest.current, at: Date.now() }));
    latest.current = undefined;
  }, [name]);

  useEffect(() => {
    const values = touchedValues(state);
    setKept(undefined);
    if (Object.keys(values).length === 0) {
      latest.current = undefined;
      drafts.clear(name);
      return;
    }
    latest.current = { values, base: product === undefined ? undefined : (state.base as RawProduct) };
    const timer = setTimeout(saveDraft, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, product, name, saveDraft]);

  useEffect(() => {
    window.addEventListener('pagehide', saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      saveDraft();
    };
  }, [saveDraft]);

  /** Goes on with a draft that was found: it becomes this form's own, and what was typed here before stays as a draft. */
  const adopt = (found: FoundDraft) => {
    saveDraft();
    const next = drafts.nameFor(product);
    if (drafts.write(next, found)) drafts.clear(found.name);
    setName(next);
  };
  const discard = () => {
    latest.current = undefined;
    drafts.clear(name);
  };
  return { name, isKept, adopt, discard };
}
