import { fieldLabel } from '../../catalogue/fields/field-list';
import type { AppliedField } from './apply-op';

const DEEDS = { add: 'Added', update: 'Changed', delete: 'Deleted' } as const;

/** A line for each product that was changed, with its fields as people call them: 'Changed Plain Shirt (a): Price, Stock'. */
export function appliedLines(fields: readonly AppliedField[]): string[] {
  const lines = new Map<string, string>();
  for (const { op, id, name, field } of fields) {
    const [line, start] = [lines.get(id), `${DEEDS[op]} ${name} (${id})`];
    lines.set(id, op === 'update' ? `${line ? `${line},` : `${start}:`} ${fieldLabel(field)}` : start);
  }
  return [...lines.values()];
}
