import { SelectField, TextField } from '@/components/ui/field';
import { type ListState, STATE_FILTERS, type StateFilter } from '@/lib/admin/list/list-url';
import { CategoryOptions } from './category-options';
import styles from './products.module.css';

const STATE_NAMES: Record<StateFilter, string> = {
  unpublished: 'Unpublished',
  exported: 'Exported',
  published: 'Published',
  conflict: 'Conflict',
  live: 'Live',
  deleted: 'Deleted',
  hidden: 'Hidden',
};

type Props = { state: ListState; onChange: (changes: Partial<ListState>, mode?: 'push' | 'replace') => void };

/** Narrows the list by words, category and state. */
export function ListFilters({ state, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Name, maker or id"
        type="search"
        enterKeyHint="done"
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
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="State"
        value={state.state}
        onChange={(event) => onChange({ state: event.target.value as ListState['state'] })}
      >
        <option value="">All but deleted</option>
        {STATE_FILTERS.map((key) => (
          <option key={key} value={key}>
            {STATE_NAMES[key]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
