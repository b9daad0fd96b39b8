import { wordedField } from '../../catalogue/fields/field-list';
import { counted } from '../../counted';
import { listed } from '../../listed';
import { appliedLines } from '../change-set/applied-lines';
import type { AppliedField } from '../change-set/apply-op';

const TITLE = 72;
const FIELDS = 3;
const LINES = 50;
const VERBS = { update: 'change', add: 'add', delete: 'delete' } as const;
type Deed = keyof typeof VERBS;

/**
 * Message of a commit: what was changed in a title of at most 72 characters, 'Change price of 3 products, add 2', and a line for each
 * product. A title that is given goes before that which would be made.
 */
export function commitMessage(fields: readonly AppliedField[], title = titleOf(fields)): string {
  const lines = appliedLines(fields).map(oneLine);
  const rest = lines.length - LINES;
  const body = [...lines.slice(0, LINES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
  return [cut(oneLine(title)), body].filter(Boolean).join('\n\n');
}

/** As many words as fit: the fields by name, then what it is all about, then numbers alone. */
function titleOf(fields: readonly AppliedField[]): string {
  if (fields.length === 0) return 'Add pictures';
  const titles = [true, false].map((isFull) => sentence(fields, isFull));
  return titles.find(({ length }) => length <= TITLE) ?? (titles.at(-1) as string);
}

function sentence(fields: readonly AppliedField[], isFull: boolean): string {
  const parts: string[] = [];
  for (const deed of Object.keys(VERBS) as Deed[]) {
    const done = fields.filter(({ op }) => op === deed);
    const names = new Map(done.map(({ id, name }) => [id, name]));
    if (names.size === 0) continue;
    const [only] = names.values();
    const isNamed = isFull && names.size === 1 && new Set(fields.map(({ id }) => id)).size === 1;
    const products = isNamed ? only : parts.length > 0 ? String(names.size) : counted(names.size, 'product');
    parts.push(
      [VERBS[deed], isFull && deed === 'update' ? fieldWordsOf(done) : '', products].filter(Boolean).join(' '),
    );
  }
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** 'price and stock of', be it of variants too; nothing where there are too many to name. */
function fieldWordsOf(fields: readonly AppliedField[]): string {
  const labels = [...new Set(fields.map(({ field }) => small(wordedField(field)?.label ?? field)))];
  return labels.length > FIELDS ? '' : `${listed(labels)} of`;
}

/** 'Old price' -> 'old price'; names such as GTIN stay. */
const small = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const cut = (text: string) =>
  [...text].length > TITLE
    ? `${[...text]
        .slice(0, TITLE - 1)
        .join('')
        .trimEnd()}…`
    : text;
