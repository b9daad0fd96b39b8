import type { ComponentProps } from 'react';
import styles from './open-filters.module.css';

type Props = ComponentProps<'button'> & { chosen: number };

/** The button that opens the filters on a phone, and says how many are applied. */
export function OpenFilters({ chosen, ...props }: Props) {
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" data-filters="" data-opens-sheet="" {...props}>
      Filters{chosen > 0 && ` (${chosen})`}
    </button>
  );
}
