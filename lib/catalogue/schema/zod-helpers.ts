import { closestMatch } from '../../edit-distance';
import { z } from '../../zod';

// Everything below U+0020 but tab, line feed and carriage return, and U+007F: none of it can be drawn or put into XML.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the check that keeps them out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Overrides, embeddings and isolates turn round what stands after them, in other texts of the page too; marks (U+200E, U+200F) do not.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
// A character that is drawn; blanks are not.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const INVISIBLE = 'has no visible characters';
const isVisible = (value: string) => value === '' || VISIBLE.test(value);

/** The fault of a text that holds what no text of the catalogue may, in words; undefined for none. */
function textError(text: string): string | undefined {
  if (CONTROL.test(text)) return 'contains a control character';
  if (/\p{Surrogate}/u.test(text)) return 'contains half of a character (a lone surrogate)';
  if (DIRECTION.test(text))
    return 'contains a character that reverses the direction of text (U+202A to U+202E, U+2066 to U+2069)';
  return undefined;
}

/** A text that may be empty, of at most `max` characters: without control characters, lone surrogates and turns of direction. */
export function textSchema(max: number) {
  return z
    .string({ error: wrongType('text') })
    .refine((value) => value.length <= max, { error: tooLong(max) })
    .refine((value) => textError(value) === undefined, { error: ({ input }) => textError(String(input)) });
}

/** A {@link textSchema} of one line: trimmed, Unicode form NFC, 1 to `max` characters, of which one at least can be seen. */
export function lineSchema(max: number) {
  return optionalLineSchema(max).refine((value) => value !== '', { error: 'must not be empty' });
}

/** A {@link lineSchema} that may be empty. */
export function optionalLineSchema(max: number) {
  return textSchema(max).transform(toSingleLine).refine(isVisible, { error: INVISIBLE });
}

/** A line in one spelling: Unicode form NFC, single blanks, none at its ends. */
export function toSingleLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A text of several lines: like {@link lineSchema}, but line breaks are kept, as '\n'. */
export function multilineTextSchema(max: number) {
  return textSchema(max)
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine(isVisible, { error: INVISIBLE })
    .refine((value) => value !== '', { error: 'must not be empty' });
}

/** A zod error function for text over a limit. A refinement, for zod's own `max` judges whatever has a `length`. */
export function tooLong(max: number) {
  return ({ input }: { input?: unknown }) => `is ${String(input).length} characters long; at most ${max} are allowed`;
}

/** A list of `min` to `max` entries; `things` names them in errors. */
export function listSchema<Item extends z.ZodType>(item: Item, max: number, things: string, min = 0) {
  return z
    .array(item, { error: wrongType(`a list of ${things}`) })
    .refine((values) => values.length <= max, {
      error: ({ input }) => `has ${(input as unknown[]).length} ${things}; at most ${max} are allowed`,
    })
    .refine((values) => values.length >= min, { error: `needs ${min} or more ${things}` });
}

/** A zod error function that names the expected type and the value found instead. */
export function wrongType(expected: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined ? 'is missing' : `must be ${expected}, not ${describeValue(issue.input)}`;
}

/** A name in URLs: 'polo-shirts'. */
export const slugSchema = z
  .string({ error: wrongType('text') })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'may have only lower-case letters a to z, digits and single hyphens' });

/** Names a raw JSON value for an operator: its kind and, when short, itself. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  return String(value);
}

/** An object with these fields and no others; `what` names it in the error. */
export function objectSchema<Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  return z.strictObject(shape, { error: (issue) => unknownField(issue, Object.keys(shape)) ?? wrongType(what)(issue) });
}

/** The error for fields that a schema does not know, with the nearest of its fields; undefined for any other issue. */
export function unknownField(
  issue: { code?: string; keys?: unknown },
  known: readonly string[] = [],
): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  const keys = issue.keys.map(String);
  const nearest = keys.flatMap((key) => closestMatch(key.toLowerCase(), known, Math.ceil(key.length / 3)) ?? []);
  const hint = nearest.length > 0 ? `; the nearest is ${nearest.map((key) => `"${key}"`).join(', ')}` : '';
  return `has ${keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${keys.join(', ')}${hint}`;
}

/** The path of a value in a product, in words: ['restrictions', 'states', 1] -> 'restrictions.states[1]'. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

/** The day of an ISO date as 'YYYY-MM-DD'; undefined for anything that is not a real day. */
export function toIsoDate(date: string | null | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
