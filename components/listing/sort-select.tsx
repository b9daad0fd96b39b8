import { SORTS, type Sort } from '@/lib/index/sort';
import styles from './sort-select.module.css';

const NAMES: Record<Sort, string> = {
  featured: 'Featured',
  'price-low-high': 'Price: low to high',
  'price-high-low': 'Price: high to low',
  newest: 'Newest',
};

/** The four orders of the specification: a field of the filter form. */
export function SortSelect() {
  return (
    <label className={styles.sort} data-filters="">
      Sort by
      <select name="sort" form="filters">
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {NAMES[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
