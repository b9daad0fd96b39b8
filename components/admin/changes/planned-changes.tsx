import { DataTable } from '@/components/ui/data-table';
import type { ImportPlan } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { fieldWords } from '@/lib/catalogue/fields/words';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { Words } from './words';

/** How many products an import shows. */
export const ROWS_SHOWN = 100;

type Change = ImportPlan['changes'][number];

/** The effects of an import: changes field by field, new products by what their list shows. */
export function PlannedChanges({ changes }: Pick<ImportPlan, 'changes'>) {
  return (
    <DataTable label="What would change" columns={['Product', 'Field', 'Now', 'After']}>
      {changes.slice(0, ROWS_SHOWN).flatMap((change) =>
        shownFields(change).map(({ field, from, to }, index, all) => (
          <tr key={`${change.id} ${field}`}>
            {index === 0 && (
              <th scope="row" rowSpan={all.length} className={styles.product}>
                {change.name} {MARKS[change.kind]}
                <span className={adminStyles.id}>{change.id}</span>
                {change.kind === 'update' && change.fields.length > all.length && (
                  <span className={adminStyles.id}>and {change.fields.length - all.length} more fields</span>
                )}
              </th>
            )}
            <td>{fieldLabel(field)}</td>
            <td className={styles.product}>
              <FieldValue field={field} value={from} />
            </td>
            <td className={styles.product}>
              <FieldValue field={field} value={to} />
            </td>
          </tr>
        )),
      )}
    </DataTable>
  );
}

const MARKS = { add: '(new)', update: '', delete: '(deleted)' };
/** Fields that are shown of a product: what its variants say may be thousands. */
const FIELDS_SHOWN = 20;
/** The fields that a new product is known by; all else can be seen in its form. */
const SHOWN_OF_NEW = [
  ...['price', 'oldPrice', 'category', 'subcategory', 'available_sizes', 'available_colors'],
  ...['options', 'variants'],
];

function shownFields({ kind, name, fields }: Change): Change['fields'] {
  if (kind === 'delete') return [{ field: 'name', from: name, to: undefined }];
  return (kind === 'add' ? fields.filter(({ field }) => SHOWN_OF_NEW.includes(field)) : fields).slice(0, FIELDS_SHOWN);
}

/** The value of a field in an operator's words. */
function FieldValue({ field, value }: { field: string; value: unknown }) {
  const { snapshot } = useAdmin();
  return <Words text={fieldWords(field, value, snapshot.categories)} />;
}
