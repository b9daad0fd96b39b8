'use client';

import { useEffect, useState } from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import { drafts, type FoundDraft, type FoundDrafts } from '@/lib/admin/drafts';
import type { Outcome } from '@/lib/admin/store-types';
import { useAdmin } from '../frame/admin-context';

const NONE: FoundDrafts = { drafts: [], isSure: true };

/** The drafts that other forms have left for this one, looked for when it is opened and whenever its own draft has another name. */
export function useFoundDrafts(product: string | undefined, own: string) {
  const { store, say } = useAdmin();
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    let isGone = false;
    const isThere = (id: string) => store.getSnapshot().rows.some((row) => row.id === id && !row.isDeleted);
    void drafts.find(product, isThere).then((next) => {
      if (!isGone) setFound({ ...next, drafts: next.drafts.filter(({ name }) => name !== own) });
    });
    return () => {
      isGone = true;
    };
  }, [store, product, own]);

  const without = (old: FoundDrafts, { name }: FoundDraft) => old.drafts.filter((other) => other.name !== name);
  const discard = (draft: FoundDraft) => {
    drafts.clear(draft.name);
    setFound((old) => ({ ...old, drafts: without(old, draft) }));
    const undo = async (): Promise<Outcome> => {
      if (!drafts.write(draft.name, draft)) return { ok: false, reason: 'quota' };
      setFound((old) => ({ ...old, drafts: [draft, ...without(old, draft)] }));
      return { ok: true };
    };
    say({ text: adminMessages.draftDiscarded, undo });
  };
  return { ...found, discard };
}
