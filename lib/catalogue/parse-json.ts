import { type ParseError, parse as parseTolerantly, printParseErrorCode } from 'jsonc-parser';
import { isRecord } from '../is-record';

/** The faults by the names that the parser gives them; what is not named here is 'not valid'. */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not a value; texts and names of fields need double quotes',
  PropertyNameExpected: 'the name of a field in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a closing double quote is missing',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'a \\u must be followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash is followed by a character that has no meaning there',
  InvalidCharacter: 'a text must not contain a line break, a tab or another control character',
};

/**
 * Reads JSON from a text or from the bytes of a file, past a byte order mark. Throws a SyntaxError that says where and what, the same
 * in every browser and version of Node: 'line 12, column 5: a comma is missing', behind the name of the file where that is given.
 */
export function parseJson(source: string | Uint8Array, file?: string): unknown {
  try {
    const json = parse(typeof source === 'string' ? source : decode(source));
    // A link to a JSON Schema, for editors.
    if (isRecord(json)) delete json.$schema;
    return json;
  } catch (error) {
    throw new SyntaxError([file, (error as Error).message].filter(Boolean).join(': '));
  }
}

function parse(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new SyntaxError(explainError(json) ?? (error as Error).message);
  }
}

function explainError(text: string): string | undefined {
  const errors: ParseError[] = [];
  try {
    parseTolerantly(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Values within values, so many that reading them overflows the stack.
    return 'it is nested too deep, and not complete';
  }
  const [first] = errors;
  if (!first) return undefined;
  const before = text.slice(0, first.offset).trimEnd();
  if (before === '' && first.offset >= text.length) return 'the file is empty';
  // The parser stops at the bracket behind a comma too many, and at what follows a missing comma: maybe lines further down.
  if (before.endsWith(',') && /^[}\]]/.test(text.slice(first.offset))) {
    return errorAt(before.slice(0, -1), 'a comma too many, before a closing bracket');
  }
  const name = printParseErrorCode(first.error);
  const isMissing = /^(?:Comma|Colon)Expected$/.test(name);
  return errorAt(isMissing ? before : text.slice(0, first.offset), SENTENCES[name] ?? 'this is not valid JSON');
}

/** The text of a file in UTF-8; throws a SyntaxError that says where it is another encoding. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // JSON begins with a character of one byte: a zero beside it is the other half of one in UTF-16.
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (bytes.length > 1 && (!first || !second));
  if (isUtf16) throw new SyntaxError(errorAt('', 'the file is UTF-16; save it as UTF-8'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError(errorAt(validStart(bytes), 'a byte here is not UTF-8; save the file as UTF-8'));
  }
}

/** The text before the first byte that is not UTF-8, which is decoded as U+FFFD; a file may hold that character as such too. */
function validStart(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isWritten = (at: number) => [0xef, 0xbf, 0xbd].every((byte, place) => bytes[at + place] === byte);
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    const before = text.slice(0, index);
    if (!isWritten(new TextEncoder().encode(before).length)) return before;
  }
  return '';
}

/** The place of a fault behind a text, as line and column, both from 1. */
function errorAt(before: string, what: string): string {
  const lines = before.split(/\r\n?|\n/);
  return `line ${lines.length}, column ${[...(lines.at(-1) ?? '')].length + 1}: ${what}`;
}
