import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { SortHeader, TableScroll } from '@/components/ui/table';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { ListState, SortKey } from '@/lib/admin/products/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import { DEFAULT_STOCK } from '@/lib/catalogue/variants/offer';
import { formatPrice, isPriced } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { ConfirmDeletion } from '../layout/confirm-deletion';
import styles from './products.module.css';
import { StateBadge } from './state-badge';
import { Thumbnail } from './thumbnail';

/** Sortable columns. `isWide`: hidden on narrow screens. */
const COLUMNS: { key: SortKey; name: string; isNumber?: boolean; isWide?: boolean }[] = [
  { key: 'name', name: 'Product' },
  { key: 'category', name: 'Category', isWide: true },
  { key: 'price', name: 'Price', isNumber: true },
  { key: 'stock', name: 'Stock', isNumber: true, isWide: true },
  { key: 'edited', name: 'State' },
];

type Props = {
  rows: readonly AdminRow[];
  state: ListState;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onSort: (sort: Pick<ListState, 'sort'>) => void;
};

/** Table with one page of the product list. */
export function ProductTable({ rows, state, selected, onSelect, onSort }: Props) {
  const select = (changed: readonly AdminRow[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const { id } of changed) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  return (
    <div className={adminStyles.stackedTable}>
      <TableScroll label="Products">
        <thead>
          <tr>
            {/* Not a `th`: each check box has its own name. */}
            <td className={styles.select}>
              <label className={adminStyles.checkboxCell}>
                <input
                  type="checkbox"
                  aria-label="Select all on this page"
                  checked={rows.every(({ id }) => selected.has(id))}
                  onChange={(event) => select(rows, event.target.checked)}
                />
              </label>
            </td>
            {COLUMNS.map(({ key, name, isNumber, isWide }) => (
              <SortHeader
                key={key}
                name={name}
                isNumber={isNumber}
                className={isWide ? styles.wide : undefined}
                order={state.sort === key ? 'ascending' : state.sort === `${key}-down` ? 'descending' : undefined}
                onSort={(order) => onSort({ sort: order === 'descending' ? `${key}-down` : key })}
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
              onSelect={(isSelected) => select([row], isSelected)}
            />
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}

type RowProps = { row: AdminRow; isSelected: boolean; onSelect: (isSelected: boolean) => void };

/** Row of a product with its actions. */
function ProductRow({ row, isSelected, onSelect }: RowProps) {
  const { snapshot, run, store } = useAdmin();
  const [isDeleting, setDeleting] = useState(false);
  const { id, raw, isDeleted } = row;
  const restore = () => run(() => store.restore([id]), adminMessages.restored, adminMessages.updateFailed);
  const duplicate = () =>
    run(() => store.duplicate(id), adminMessages.duplicated, adminMessages.addFailed, {
      link: (copyId = '') => ({ href: adminRoutes.editProduct(copyId), label: 'Edit the copy' }),
    });
  return (
    <tr className={styles.row}>
      <td className={styles.select}>
        <label className={adminStyles.checkboxCell}>
          <input
            type="checkbox"
            aria-label={`Select ${raw.name}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <div className={styles.product}>
          <Thumbnail raw={raw} />
          <div>
            {isDeleted ? raw.name : <Link href={adminRoutes.editProduct(id)}>{raw.name}</Link>}
            <span className={adminStyles.hint}>
              {raw.brand} <span className={adminStyles.id}>{id}</span>
            </span>
            {!isDeleted && raw.hidden && <span className={adminStyles.hint}>Hidden</span>}
          </div>
        </div>
      </th>
      <td className={styles.wide}>
        {snapshot.categories.find(({ key }) => key === raw.category)?.name ?? raw.category}
        {raw.subcategory && <span className={adminStyles.hint}>{raw.subcategory}</span>}
      </td>
      <td className={adminStyles.number}>
        {isPriced(raw) ? formatPrice(raw.price) : messages.contactForPrice}
        {typeof raw.oldPrice === 'number' && (
          <span className={adminStyles.hint}>
            <s>
              <VisuallyHidden>Before </VisuallyHidden>
              {formatPrice(raw.oldPrice)}
            </s>
          </span>
        )}
      </td>
      <td className={`${adminStyles.number} ${styles.wide}`}>{raw.stock ?? DEFAULT_STOCK}</td>
      <td>
        <StateBadge row={row} />
      </td>
      <td className={styles.actions}>
        {isDeleted ? (
          <RowAction name="Restore" product={raw.name} onClick={restore} />
        ) : (
          <>
            <RowAction name="Duplicate" product={raw.name} onClick={duplicate} />
            <RowAction name="Delete" product={raw.name} onClick={() => setDeleting(true)} />
          </>
        )}
        {isDeleting && <DeleteDialog rows={[row]} onClose={() => setDeleting(false)} />}
      </td>
    </tr>
  );
}

/** Button in a row. Its accessible name includes the product name. */
function RowAction({ name, product, onClick }: { name: string; product: string; onClick: () => void }) {
  const { isReadOnly } = useAdmin();
  return (
    <button type="button" className={adminStyles.action} disabled={isReadOnly} onClick={onClick}>
      {name}
      <VisuallyHidden> {product}</VisuallyHidden>
    </button>
  );
}

const NAMES_SHOWN = 5;

/** Asks for confirmation before products are deleted. */
export function DeleteDialog({ rows, onClose }: { rows: readonly AdminRow[]; onClose: () => void }) {
  const { run, store } = useAdmin();
  const isOne = rows.length === 1;
  const omitted = rows.length - NAMES_SHOWN;
  const remove = async () => {
    // Closes first: this dialog would cover the progress dialog.
    onClose();
    const ids = rows.map(({ id }) => id);
    await run(
      (taskOptions) => store.remove(ids, taskOptions),
      isOne ? adminMessages.deleted : adminMessages.deletedMany(rows.length),
      adminMessages.deleteFailed,
    );
  };
  return (
    <ConfirmDeletion
      title={isOne ? adminMessages.confirmDelete : adminMessages.confirmDeleteMany(rows.length)}
      onConfirm={remove}
      onClose={onClose}
    >
      <ul className={adminStyles.names}>
        {rows.slice(0, NAMES_SHOWN).map(({ id, raw }) => (
          <li key={id}>{raw.name}</li>
        ))}
        {omitted > 0 && <li>{adminMessages.andMore(omitted, 'product')}</li>}
      </ul>
    </ConfirmDeletion>
  );
}
