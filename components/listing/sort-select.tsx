import { SORTS, type Sort } from '@/lib/listing/address';
import panel from './filter-panel.module.css';
import styles from './listing.module.css';

const NAMES: Record<Sort, string> = {
  featured: 'Featured',
  'price-low-high': 'Price: low to high',
  'price-high-low': 'Price: high to low',
  newest: 'Newest',
};

/** The sort order, a field of the filter form. */
export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  return (
    <label className={styles.sort}>
      Sort by
      <select
        className={panel.control}
        name="sort"
        form="filters"
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {NAMES[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
