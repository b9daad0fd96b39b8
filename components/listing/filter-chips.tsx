import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import type { Chip } from '@/lib/listing/chips';
import * as searchMessages from '@/lib/site/search-messages';
import styles from './listing.module.css';

type Props = { chips: readonly Chip[]; onRemove: (chip: Chip) => void; onReset: () => void };

/** The applied filters, each to be taken away with one touch. */
export function FilterChips({ chips, onRemove, onReset }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={`${chip.parameter} ${chip.value}`}>
          <button type="button" className={styles.chip} onClick={() => onRemove(chip)}>
            <Hidden>Remove </Hidden>
            <bdi>{chip.label}</bdi>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.reset} onClick={onReset}>
          {searchMessages.resetFilters}
        </button>
      </li>
    </ul>
  );
}
