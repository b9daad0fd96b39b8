import { SelectField, TextField } from '@/components/ui/field';
import { type ListState, STATE_FILTERS } from '@/lib/admin/list/list-url';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { categoryName, stateName } from './names';
import styles from './product-list.module.css';

type Props = { state: ListState; onChange: (changes: Partial<ListState>, mode?: 'push' | 'replace') => void };

/** Narrows the list by words, category and state. */
export function ListFilters({ state, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Name, maker or id"
        type="search"
        autoComplete="off"
        value={state.name}
        onChange={(event) => onChange({ name: event.target.value }, 'replace')}
      />
      <SelectField
        label="Category"
        value={state.category}
        onChange={(event) => onChange({ category: event.target.value as ListState['category'] })}
      >
        <option value="">All categories</option>
        {CATEGORIES.map(({ key }) => (
          <option key={key} value={key}>
            {categoryName(key)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="State"
        value={state.state}
        onChange={(event) => onChange({ state: event.target.value as ListState['state'] })}
      >
        <option value="">All but deleted</option>
        {STATE_FILTERS.map((key) => (
          <option key={key} value={key}>
            {stateName(key)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
