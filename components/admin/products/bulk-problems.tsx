import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow, ProductProblem } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import adminStyles from '../admin.module.css';

const SHOWN = 5;

type Props = { problems: readonly ProductProblem[]; rows: readonly AdminRow[] };

/** Why a bulk deed was not done: the products that would not be valid, by name, each with its reason. */
export function BulkProblems({ problems, rows }: Props) {
  if (problems.length === 0) return null;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.raw.name ?? id;
  return (
    <div role="alert">
      <p className={adminStyles.error}>{adminMessages.bulkRefused}</p>
      <ul className={adminStyles.names}>
        {problems.slice(0, SHOWN).map(({ id, field, message }, index) => (
          <li key={index}>
            {nameOf(id)}: {fieldLabel(field)} {message}
          </li>
        ))}
        {problems.length > SHOWN && <li>and {problems.length - SHOWN} more</li>}
      </ul>
    </div>
  );
}
