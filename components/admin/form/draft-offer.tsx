import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { draftTitle, type FoundDraft } from '@/lib/admin/drafts';
import adminStyles from '../admin.module.css';

type Props = { draft: FoundDraft; isSure: boolean; isNew: boolean; onTake: () => void; onDiscard: () => void };

/** Offers back one draft, with what must be known before it is taken. */
export function DraftOffer({ draft, isSure, isNew, onTake, onDiscard }: Props) {
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
