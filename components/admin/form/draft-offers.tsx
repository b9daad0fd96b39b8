'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FoundDraft } from '@/lib/admin/drafts';
import { DraftOffer } from './draft-offer';
import { useFoundDrafts } from './use-found-drafts';

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
