'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { drafts, draftTitle, type FoundDraft, type FoundDrafts } from '@/lib/admin/drafts';
import type { Outcome } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';

const SHOWN = 3;

type Props = { product: string | undefined; own: string; onTake: (draft: FoundDraft) => void };

/** Offers back what was typed into forms that are gone, the newest first. */
export function DraftOffers({ product, own, onTake }: Props) {
  const { drafts, isSure, discard } = useFoundDrafts(product, own);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? drafts : drafts.slice(0, SHOWN);
  return (
    <>
      {shown.map((draft) => (
        <DraftOffer
          key={draft.name}
          draft={draft}
          isSure={isSure}
          isNew={product === undefined}
          onTake={() => onTake(draft)}
          onDiscard={() => discard(draft)}
        />
      ))}
      {drafts.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Show all {drafts.length} drafts
        </Button>
      )}
    </>
  );
}

type OfferProps = { draft: FoundDraft; isSure: boolean; isNew: boolean; onTake: () => void; onDiscard: () => void };

/** Offers back one draft, with what must be known before it is taken. */
function DraftOffer({ draft, isSure, isNew, onTake, onDiscard }: OfferProps) {
  const id = useId();
  const notes = [
    isNew && draft.base && adminMessages.draftWithoutProduct,
    !isSure && adminMessages.draftMaybeOpen,
  ].filter(Boolean);
  return (
    <section className={adminStyles.banner} aria-labelledby={id}>
      <p>
        <b id={id}>{draftTitle(draft, new Date())}</b> {notes.join(' ')}
      </p>
      <Button onClick={onTake}>Continue with it</Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard it
      </Button>
    </section>
  );
}

const NONE: FoundDrafts = { drafts: [], isSure: true };

/** The drafts that other forms have left for this one, looked for when it is opened and whenever its own draft has another name. */
function useFoundDrafts(product: string | undefined, own: string) {
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
