import { Button } from '@/components/ui/button';
import { counted } from '@/lib/counted';
import type { IndexRow } from '@/lib/listing/row';
import styles from './compare.module.css';
import type { CompareAddress } from './compare-address';

type Props = { address: CompareAddress; found: readonly IndexRow[]; onRemove: (id: string) => void };

/** The remarks on an address that names other things than two to four products. */
export function CompareRemarks({ address: { ids, leftOut }, found, onRemove }: Props) {
  const unknown = ids.filter((id) => found.every(({ card }) => card.id !== id));
  return (
    <div className={styles.remarks} role="status">
      {leftOut > 0 && (
        <p>{`Four stand side by side at most: ${counted(leftOut, 'more product')} of the address ${leftOut === 1 ? 'is' : 'are'} not shown.`}</p>
      )}
      {unknown.map((id) => (
        <p key={id}>
          The catalog has no product “<bdi>{id}</bdi>” any more.
          <Button look="quiet" onClick={() => onRemove(id)} aria-label={`Leave it out: ${id}`}>
            Leave it out
          </Button>
        </p>
      ))}
      {found.length === 1 && <p>This is one product: choose another to see them side by side.</p>}
    </div>
  );
}
