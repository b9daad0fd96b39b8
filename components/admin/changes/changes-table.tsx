import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DataTable } from '@/components/ui/table';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { FieldChange } from '@/lib/admin/edits/fields';
import type { AdminRow, SkippedEdit } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatFieldChange } from '@/lib/catalogue/fields/format-field';
import { EMPTY_VALUE, INHERITED_VALUE } from '@/lib/catalogue/fields/format-value';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import styles from './changes.module.css';

/** Rows that are rendered at a time: an import may change thousands of products. */
const ROWS_SHOWN = 200;

type Props = {
  label: string;
  /** Headers: the product, its changes, and the cells of `children`. */
  columns: readonly string[];
  rows: readonly AdminRow[];
  /** Renders more cells of a row. */
  children?: (row: AdminRow) => ReactNode;
};

/** Table of changed products. A name links to the form unless the product is deleted. On a phone the cells of a row are stacked. */
export function ChangesTable({ label, columns, rows, children }: Props) {
  const [count, setCount] = useState(ROWS_SHOWN);
  const hiddenCount = rows.length - count;
  return (
    <div className={adminStyles.stackedTable}>
      <DataTable label={label} columns={columns}>
        {rows.slice(0, count).map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.isDeleted ? row.raw.name : <Link href={adminRoutes.editProduct(row.id)}>{row.raw.name}</Link>}
              <span className={adminStyles.id}>{row.id}</span>
            </th>
            <td>
              <ChangeDetails row={row} />
            </td>
            {children?.(row)}
          </tr>
        ))}
      </DataTable>
      {hiddenCount > 0 && (
        <Button onClick={() => setCount(count + ROWS_SHOWN)}>{adminMessages.showMore(hiddenCount)}</Button>
      )}
    </div>
  );
}

/** Changes of a product by field; for a new or deleted product, a sentence. */
function ChangeDetails({ row }: { row: AdminRow }) {
  const { store } = useAdmin();
  if (row.kind !== 'edited') return <p>{adminMessages.wholeProduct[row.isDeleted ? 'deleted' : 'new']}</p>;
  const changes = store.changesOf(row.id);
  return changes.length === 0 ? <p>{adminMessages.sameAsStore}</p> : <ChangedFields changes={changes} />;
}

/** Default limit, because the variants of a product may have thousands of fields. */
const MAX_FIELDS_SHOWN = 20;

type ChangedFieldsProps = { changes: readonly FieldChange[]; limit?: number };

/** Changed fields of a product with old and new value. On a phone the old value is above the new one. */
export function ChangedFields({ changes, limit = MAX_FIELDS_SHOWN }: ChangedFieldsProps) {
  const { snapshot } = useAdmin();
  const omitted = changes.length - limit;
  return (
    <>
      <dl className={styles.fields}>
        {changes.slice(0, limit).map((change) => {
          const texts = formatFieldChange(change, snapshot.categories);
          return (
            <div key={change.field}>
              <dt>{fieldLabel(change.field)}</dt>
              {'list' in texts ? (
                <dd>
                  <FieldValue text={texts.list} />
                </dd>
              ) : (
                <dd>
                  <span>
                    <FieldValue text={texts.from} />
                  </span>{' '}
                  <span>
                    → <FieldValue text={texts.to} />
                  </span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {omitted > 0 && <p>{adminMessages.andMore(omitted, 'field')}</p>}
    </>
  );
}

/** A value as text. `bdi`, because the text may be written from right to left. */
export function FieldValue({ text }: { text: string }) {
  return text === EMPTY_VALUE || text === INHERITED_VALUE ? <i>{text}</i> : <bdi>{text}</bdi>;
}

const LEFT_OUT_SHOWN = 100;

/** Changed products that were not exported or published, with the reason and a link to the form. */
export function LeftOutList({ leftOut }: { leftOut: readonly SkippedEdit[] }) {
  if (leftOut.length === 0) return null;
  const omitted = leftOut.length - LEFT_OUT_SHOWN;
  return (
    <div role="alert">
      <p>{adminMessages.leftOut(leftOut.length)}</p>
      <ul className={adminStyles.names}>
        {leftOut.slice(0, LEFT_OUT_SHOWN).map(({ id, name, message }, index) => (
          <li key={index}>
            {id && <Link href={adminRoutes.editProduct(id)}>{`${name} (${id})`}</Link>} {message}
          </li>
        ))}
        {omitted > 0 && <li>{adminMessages.andMore(omitted, 'product')}</li>}
      </ul>
    </div>
  );
}
