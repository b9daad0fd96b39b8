import { SORTS, type Sort } from '@/lib/listing/sort';
import styles from './sort-select.module.css';

const NAMES: Record<Sort, string> = {
  featured: 'Featured',
  'price-low-high': 'Price: low to high',
  'price-high-low': 'Price: high to low',
  newest: 'Newest',
};

/** The four orders of the specification; in the exported page a plain field of the filter form. */
export function SortSelect({ value, onChange }: { value?: Sort; onChange?: (sort: Sort) => void }) {
  return (
    <label className={styles.sort} data-filters="">
      Sort by
      <select
        name="sort"
        form="filters"
        {...(onChange && {
          defaultValue: value,
          onChange: (event) => {
            const sort = SORTS.find((known) => known === event.target.value);
            if (sort) onChange(sort);
          },
        })}
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
