import { SortHeader } from '@/components/ui/sort-header';
import { TableScroll } from '@/components/ui/table-scroll';
import type { ListState, SortKey } from '@/lib/admin/list/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { ProductRow } from './product-row';
import styles from './products.module.css';

type Props = {
  rows: readonly AdminRow[];
  state: ListState;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onSort: (sort: Pick<ListState, 'sort' | 'isDescending'>) => void;
};

const COLUMNS: { key: SortKey; name: string; isNumber?: boolean; isWide?: boolean }[] = [
  { key: 'name', name: 'Product' },
  { key: 'category', name: 'Category', isWide: true },
  { key: 'price', name: 'Price', isNumber: true },
  { key: 'stock', name: 'Stock', isNumber: true, isWide: true },
  { key: 'edited', name: 'State' },
];

/** One page of the list as a table. */
export function ProductRows({ rows, state, selected, onSelect, onSort }: Props) {
  const isAllSelected = rows.every(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  return (
    <TableScroll label="Products">
      <thead>
        <tr className={styles.headings}>
          {/* No heading: each box below it has a name. */}
          <td className={styles.select}>
            <label className={adminStyles.tick}>
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={isAllSelected}
                onChange={(event) =>
                  select(
                    rows.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </label>
          </td>
          {COLUMNS.map(({ key, name, isNumber, isWide }) => (
            <SortHeader
              key={key}
              name={name}
              isNumber={isNumber}
              className={isWide ? styles.wide : undefined}
              order={state.sort === key ? (state.isDescending ? 'descending' : 'ascending') : undefined}
              onSort={(order) => onSort({ sort: key, isDescending: order === 'descending' })}
            />
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRow
            key={row.id}
            row={row}
            isSelected={selected.has(row.id)}
            onSelect={(isSelected) => select([row.id], isSelected)}
          />
        ))}
      </tbody>
    </TableScroll>
  );
}
