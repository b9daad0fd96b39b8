import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import styles from './compare.module.css';

type Props = { first: number; shown: number; count: number; onTurn: (by: number) => void };

/** The place of the columns in sight among all of them, and the ways to the ones beside them. */
export function ComparePlace({ first, shown, count, onTurn }: Props) {
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={icon.square}
        aria-label="Previous product"
        disabled={first === 0}
        onClick={() => onTurn(-1)}
      >
        <Icon name="previous" />
      </button>
      <span role="status">{`${first + 1}–${first + shown} of ${count}`}</span>
      <button
        type="button"
        className={icon.square}
        aria-label="Next product"
        disabled={first + shown >= count}
        onClick={() => onTurn(1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
