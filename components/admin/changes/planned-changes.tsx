import { TableScroll } from '@/components/ui/table-scroll';
import type { ImportPlan } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import styles from './changes.module.css';
import { FieldValue } from './field-value';

/** How many products an import shows. */
export const ROWS_SHOWN = 100;

/** What an import would change, field by field. */
export function PlannedChanges({ changes }: Pick<ImportPlan, 'changes'>) {
  return (
    <TableScroll label="What would change">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, ROWS_SHOWN).flatMap(({ id, name: product, kind, fields }) =>
          fields.map(({ field, from, to }, index) => (
            <tr key={`${id} ${field}`}>
              {index === 0 && (
                <th scope="row" rowSpan={fields.length}>
                  {product} {kind === 'add' && '(new)'}
                  <span className={styles.id}>{id}</span>
                </th>
              )}
              <td>{fieldLabel(field)}</td>
              <td>
                <FieldValue field={field} value={from} />
              </td>
              <td>
                <FieldValue field={field} value={to} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </TableScroll>
  );
}
