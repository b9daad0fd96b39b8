import { z } from 'zod';

// Everything below U+0020 but tab, line feed and carriage return, and U+007F: none of it can be drawn or put into XML.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the check that keeps them out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text of one line: trimmed, Unicode form NFC, without control characters, 1 to `max` characters. */
export function line(max: number) {
  return z
    .string({ error: wrongType('text') })
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long; at most ${max} are allowed` })
    .refine((value) => !CONTROL.test(value), { error: 'contains a control character' })
    .transform((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim())
    .refine((value) => value !== '', { error: 'must not be empty' });
}

/** A text of several lines: like {@link line}, but line breaks are kept, as '\n'. */
export function prose(max: number) {
  return z
    .string({ error: wrongType('text') })
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long; at most ${max} are allowed` })
    .refine((value) => !CONTROL.test(value), { error: 'contains a control character' })
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine((value) => value !== '', { error: 'must not be empty' });
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
