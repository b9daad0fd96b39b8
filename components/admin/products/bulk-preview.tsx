import { adminMessages } from '@/lib/admin/admin-messages';
import type { BulkPlan } from '@/lib/admin/bulk/bulk-deeds';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { FieldChangeWords } from '../changes/field-change-words';

/** Variants may change by the thousand. */
const CHANGES_SHOWN = 4;

/** The effect of a bulk deed: the first product that it changes, and how many. */
export function BulkPreview({ plan, count }: { plan: BulkPlan | undefined; count: number }) {
  const rest = (plan?.example?.changes.length ?? 0) - CHANGES_SHOWN;
  return (
    <output>
      {plan?.example && (
        <>
          <p>
            {plan.example.name}:{' '}
            {plan.example.changes.slice(0, CHANGES_SHOWN).map((change, index) => (
              <span key={change.field}>
                {index > 0 && ', '}
                {fieldLabel(change.field)} <FieldChangeWords change={change} />
              </span>
            ))}
            {rest > 0 && ` and ${rest} more`}
          </p>
          <p>{adminMessages.wouldChange(plan.ids.length, count)}</p>
        </>
      )}
      {plan && !plan.example && adminMessages.wouldChange(0, count)}
    </output>
  );
}
