import { fieldLabel } from '../../catalogue/fields/field-list';
import { joinWords } from '../../catalogue/fields/value-words';
import { groupBy } from '../../catalogue/group-by';
import type { AppliedField } from './apply-op';

const DEEDS = { add: 'Added', update: 'Changed', delete: 'Deleted' } as const;
/** Fields that are named of a product; what its variants say may be thousands. */
const NAMED = 12;

/** A line for each product that was changed, with its fields as people call them: 'Changed Plain Shirt (a): Price, Stock'. */
export function appliedLines(fields: readonly AppliedField[]): string[] {
  return [...groupBy(fields, ({ id }) => id).values()].map((own) => {
    const [{ op, id, name }] = own as [AppliedField];
    const start = `${DEEDS[op]} ${name} (${id})`;
    if (op !== 'update') return start;
    const labels = joinWords(own.slice(0, NAMED).map(({ field }) => fieldLabel(field)));
    return `${start}: ${labels}${own.length > NAMED ? ` and ${own.length - NAMED} more` : ''}`;
  });
}
