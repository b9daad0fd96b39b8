import { displayField, fieldLabel } from '../../catalogue/fields/field-list';
import { formatCount, formatList } from '../../format';

import type { ProductChange } from '../edits/apply-versions';

const MAX_TITLE = 72;
const MAX_TITLE_FIELDS = 3;
const MAX_LINE_FIELDS = 12;
const MAX_LINES = 50;
const KINDS = ['update', 'add', 'delete'] as const;
const VERBS = { update: 'Change', add: 'Add', delete: 'Delete' } as const;

/** Commit message with the title 'Change price of 3 products, add 2', and a line for each of the first fifty products. */
export function commitMessage(changes: readonly ProductChange[]): string {
  if (changes.length === 0) return 'Add pictures';
  const lines = changes.slice(0, MAX_LINES).map((change) => oneLine(lineOf(change)));
  if (changes.length > MAX_LINES) lines.push(`and ${changes.length - MAX_LINES} more`);
  return `${titleOf(changes)}\n\n${lines.join('\n')}`;
}

/** 'Change price of Plain Shirt', or 'Change price of 3 products, add 2'. At most 72 characters. */
function titleOf(changes: readonly ProductChange[]): string {
  const parts: string[] = [];
  for (const kind of KINDS) {
    const changesOfKind = changes.filter((change) => change.kind === kind);
    const [first] = changesOfKind;
    if (!first) continue;
    const verb = parts.length > 0 ? VERBS[kind].toLowerCase() : VERBS[kind];
    const number = parts.length > 0 ? String(changesOfKind.length) : formatCount(changesOfKind.length, 'product');
    parts.push([verb, fieldNames(changesOfKind), changes.length === 1 ? first.name : number].filter(Boolean).join(' '));
  }
  const title = [...oneLine(parts.join(', '))];
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).join('')}…` : title.join('');
}

/** 'price and stock of', or '' for none or more than three fields. The price of a variant is also called 'price'. */
function fieldNames(changes: readonly ProductChange[]): string {
  const fields = changes.flatMap((change) => change.fields.map(({ field }) => field));
  const labels = [...new Set(fields.map((field) => lowerFirst(displayField(field)?.label ?? field)))];
  return labels.length > MAX_TITLE_FIELDS || labels.length === 0 ? '' : `${formatList(labels)} of`;
}

/** 'Change Plain Shirt (a): Price, Stock' */
function lineOf({ kind, name, id, fields }: ProductChange): string {
  const labels = fields.slice(0, MAX_LINE_FIELDS).map(({ field }) => fieldLabel(field));
  if (fields.length > labels.length) labels.push(`and ${fields.length - labels.length} more`);
  return `${VERBS[kind]} ${name} (${id})${labels.length > 0 ? `: ${labels.join(', ')}` : ''}`;
}

/** 'Old price' -> 'old price'; abbreviations such as GTIN stay. */
const lowerFirst = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
