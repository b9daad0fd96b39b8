import { STATES } from '../catalogue/states';
import type { RequestHead } from './request';
import { headLabels } from './request-messages';

/** The head of a list in pairs, under the words of its form and in their order; empty fields are left out. */
export function headWords(head: RequestHead): [label: string, value: string][] {
  const fields = Object.keys(headLabels) as (keyof RequestHead)[];
  const values = { ...head, state: STATES[head.state] ?? head.state };
  return fields.flatMap((field): [string, string][] =>
    values[field] === '' ? [] : [[headLabels[field], values[field]]],
  );
}

/** The number of an order as it is spoken of: 'PO 4711'; one that says so itself stays as it is. */
export function poWords(po: string): string {
  return /^p\.?o\b/i.test(po) ? po : `PO ${po}`;
}
