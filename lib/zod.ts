import { z } from 'zod';
import { closestMatch } from './edit-distance';

// By default zod generates code at run time, which the Content Security Policy forbids (no 'unsafe-eval').
z.config({ jitless: true });

/** Import zod from here, not from 'zod', so that the configuration applies. The other exports are schemas and errors for all files. */
export { z };

// Control characters except tab, line feed and carriage return. They are invisible and not allowed in XML.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Direction overrides, embeddings and isolates also affect the text after them. Direction marks (U+200E, U+200F) do not.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
// A visible character. Spaces are not visible.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const INVISIBLE_MESSAGE = 'has no visible characters';
const isVisible = (value: string) => value === '' || VISIBLE.test(value);

/** The error of a text with forbidden characters; undefined if it has none. */
function textError(text: string): string | undefined {
  if (CONTROL.test(text)) return 'contains a control character';
  if (/\p{Surrogate}/u.test(text)) return 'contains half of a character (a lone surrogate)';
  if (DIRECTION.test(text))
    return 'contains a character that reverses the direction of text (U+202A to U+202E, U+2066 to U+2069)';
  return undefined;
}

/** Text of 0 to `max` characters, without control characters, lone surrogates and direction overrides. */
export function textSchema(max: number) {
  return z
    .string({ error: wrongType('text') })
    .refine((value) => value.length <= max, { error: tooLong(max) })
    .refine((value) => textError(value) === undefined, { error: ({ input }) => textError(String(input)) });
}

/** A {@link textSchema} of one line: trimmed, Unicode form NFC, 1 to `max` characters, at least one of them visible. */
export function lineSchema(max: number) {
  return optionalLineSchema(max).refine((value) => value !== '', { error: 'must not be empty' });
}

/** A {@link lineSchema} that may be empty. */
export function optionalLineSchema(max: number) {
  return textSchema(max).transform(toSingleLine).refine(isVisible, { error: INVISIBLE_MESSAGE });
}

/** Normalizes text to one line: Unicode form NFC, single spaces, trimmed. */
export function toSingleLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Like {@link lineSchema}, but with line breaks, normalized to '\n'. */
export function multilineTextSchema(max: number) {
  return textSchema(max)
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine(isVisible, { error: INVISIBLE_MESSAGE })
    .refine((value) => value !== '', { error: 'must not be empty' });
}

/** A zod error function for text over a limit. Used in a refinement, because zod's `max` also runs on other values with a `length`. */
export function tooLong(max: number) {
  return ({ input }: { input?: unknown }) => `is ${String(input).length} characters long; at most ${max} are allowed`;
}

/** A list of `min` to `max` entries. `plural` names the entries in errors: 'colors'. */
export function listSchema<Item extends z.ZodType>(item: Item, max: number, plural: string, min = 0) {
  return z
    .array(item, { error: wrongType(`a list of ${plural}`) })
    .refine((values) => values.length <= max, {
      error: ({ input }) => `has ${(input as unknown[]).length} ${plural}; at most ${max} are allowed`,
    })
    .refine((values) => values.length >= min, { error: `needs ${min} or more ${plural}` });
}

/** A zod error function: 'must be a number, not the text "cheap"', or 'is missing'. */
export function wrongType(expected: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined ? 'is missing' : `must be ${expected}, not ${describeValue(issue.input)}`;
}

/** True or false. */
export const flagSchema = z.boolean({ error: wrongType('true or false') });

/** A whole number from `min` to `max`. */
export function wholeNumberSchema(min: number, max: number) {
  const error = { error: wrongType(`a whole number from ${min} to ${max}`) };
  return z.int(error).min(min, error).max(max, error);
}

/** Number of pieces; 0 means sold out. */
export const stockSchema = z.int({ error: wrongType('a whole number') }).min(0, { error: 'must not be below 0' });

/** A path segment or parameter name of a URL: 'polo-shirts'. */
export const slugSchema = z
  .string({ error: wrongType('text') })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'may have only lower-case letters a to z, digits and single hyphens' });

/** Describes a JSON value for an error message: 'the text "cheap"', 'a list'. Long text is cut. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  return String(value);
}

/** An object with these fields and no others. `name` is the object in errors: 'a product'. */
export function objectSchema<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.strictObject(shape, { error: (issue) => unknownField(issue, Object.keys(shape)) ?? wrongType(name)(issue) });
}

/** The error for unknown fields, with the most similar known field; undefined for other issues. */
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

/** A path as text: ['restrictions', 'states', 1] -> 'restrictions.states[1]'. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

/** The day of an ISO date or time as 'YYYY-MM-DD'; undefined for other text and dates that do not exist. */
export function toIsoDate(date: string | null | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
