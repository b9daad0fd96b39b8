import type { ReactNode } from 'react';
import type { FacetView } from '@/lib/listing/count';
import styles from './filter-panel.module.css';

type Props = {
  legend: FacetView['legend'];
  isOpen: boolean;
  /** How many of its values are chosen. */
  chosen?: number;
  children: ReactNode;
};

/** A facet that folds away under its name, without script, and says how much of it is chosen. */
export function FacetFold({ legend, isOpen, chosen = 0, children }: Props) {
  return (
    <details className={styles.group} open={isOpen} aria-label={legend}>
      <summary>
        {legend}
        {chosen > 0 && <span> {chosen} chosen</span>}
      </summary>
      {children}
    </details>
  );
}
