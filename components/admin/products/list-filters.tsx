import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { type ListState, STATE_FILTERS } from '@/lib/admin/products/list-url';
import { CategoryOptions } from './category-options';
import styles from './products.module.css';

type Props = { state: ListState; onChange: (changes: Partial<ListState>, mode?: 'push' | 'replace') => void };

/** Filters of the product list: text, category, state. `since` (set by the link after an import) is shown with a reset button. */
export function ListFilters({ state, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Name, brand or ID"
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        value={state.name}
        onChange={(event) => onChange({ name: event.target.value }, 'replace')}
      />
      <SelectField
        label="Category"
        value={state.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">All categories</option>
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="State"
        value={state.state}
        onChange={(event) => onChange({ state: event.target.value as ListState['state'] })}
      >
        <option value="">Not deleted</option>
        {Object.entries(STATE_FILTERS).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {state.since > 0 && (
        <p>
          {adminMessages.changedSince(new Date(state.since))}{' '}
          <Button variant="quiet" onClick={() => onChange({ since: 0 })}>
            Show all
          </Button>
        </p>
      )}
    </div>
  );
}
