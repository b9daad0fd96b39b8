import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import styles from './product-form.module.css';

/** Offers back what was typed before the tab was closed. */
export function DraftOffer({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  return (
    <section className={styles.offer} aria-label="Draft">
      <p>{adminMessages.draftFound}</p>
      <Button onClick={onTake}>Continue with it</Button>
      <Button look="quiet" onClick={onDrop}>
        Discard it
      </Button>
    </section>
  );
}
