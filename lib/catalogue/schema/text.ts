import { z } from '../../zod';

// Everything below U+0020 but tab, line feed and carriage return, and U+007F: none of it can be drawn or put into XML.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the check that keeps them out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text of one line: trimmed, Unicode form NFC, without control characters, 1 to `max` characters. */
export function line(max: number) {
  return z
    .string({ error: wrongType('text') })
    .refine((value) => value.length <= max, { error: tooLong(max) })
    .refine((value) => !CONTROL.test(value), { error: 'contains a control character' })
    .transform(toLine)
    .refine((value) => value !== '', { error: 'must not be empty' });
}

/** One spelling of a line: Unicode form NFC, single blanks, none at its ends. */
export function toLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A text of several lines: like {@link line}, but line breaks are kept, as '\n'. */
export function prose(max: number) {
  return z
    .string({ error: wrongType('text') })
    .refine((value) => value.length <= max, { error: tooLong(max) })
    .refine((value) => !CONTROL.test(value), { error: 'contains a control character' })
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine((value) => value !== '', { error: 'must not be empty' });
}

/** A zod error function for text over a limit. A refinement, for zod's own `max` judges whatever has a `length`. */
export function tooLong(max: number) {
  return ({ input }: { input?: unknown }) => `is ${String(input).length} characters long; at most ${max} are allowed`;
}

/** A list of at most `max` entries; `things` names them in the error. */
export function list<Item extends z.ZodType>(item: Item, max: number, things: string) {
  return z.array(item, { error: wrongType(`a list of ${things}`) }).refine((values) => values.length <= max, {
    error: ({ input }) => `has ${(input as unknown[]).length} ${things}; at most ${max} are allowed`,
  });
}

/** A zod error function that says what was expected and what stands there instead. */
export function wrongType(expected: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined ? 'is missing' : `must be ${expected}, not ${describe(issue.input)}`;
}

/** Names a raw JSON value for an operator: its kind and, when short, itself. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  return String(value);
}

/** The error for fields that a schema does not know; undefined for any other issue. */
export function unknownField(issue: { code?: string; keys?: unknown }): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return `has ${issue.keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${issue.keys.join(', ')}`;
}
