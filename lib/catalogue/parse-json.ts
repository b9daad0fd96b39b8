import { type ParseError, parse as parseTolerantly, printParseErrorCode } from 'jsonc-parser';
import { isRecord } from '../is-record';
import jsonErrors from './json-errors.json' with { type: 'json' };

/** Messages by the error name of jsonc-parser. Default: 'this is not valid JSON'. */
const MESSAGES: Readonly<Record<string, string>> = jsonErrors;

/**
 * Parses JSON from text or from UTF-8 bytes; a byte order mark is ignored. Throws a SyntaxError with the position:
 * 'shop.json: line 12, column 5: a comma is missing'. The message is the same in every browser and version of Node.
 * @param file name for the error message. Default: the message has no file name
 */
export function parseJson(source: string | Uint8Array, file?: string): unknown {
  try {
    const json = parse(typeof source === 'string' ? source : decode(source));
    // The link to a JSON Schema is for editors only.
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
    // Deeply nested values overflow the stack of the parser.
    return 'it is nested too deep, and not complete';
  }
  const [first] = errors;
  if (!first) return undefined;
  const before = text.slice(0, first.offset).trimEnd();
  if (before === '' && first.offset >= text.length) return 'the file is empty';
  // The parser reports the bracket after an extra comma, or the token after a missing comma. That can be lines below the comma.
  if (before.endsWith(',') && /^[}\]]/.test(text.slice(first.offset))) {
    return errorAt(before.slice(0, -1), 'a comma too many, before a closing bracket');
  }
  const name = printParseErrorCode(first.error);
  const isMissing = /^(?:Comma|Colon)Expected$/.test(name);
  return errorAt(isMissing ? before : text.slice(0, first.offset), MESSAGES[name] ?? 'this is not valid JSON');
}

/** Decodes UTF-8. Throws a SyntaxError with the position of the first invalid byte. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // The first character of JSON is ASCII. In UTF-16 one of its two bytes is zero.
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

/** The text before the first invalid byte. The decoder replaces it by U+FFFD, but a file may also contain that character. */
function validStart(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isInFile = (at: number) => [0xef, 0xbf, 0xbd].every((byte, place) => bytes[at + place] === byte);
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    const before = text.slice(0, index);
    if (!isInFile(new TextEncoder().encode(before).length)) return before;
  }
  return '';
}

/** An error message with the position after a text. Line and column start at 1. */
function errorAt(before: string, message: string): string {
  const lines = before.split(/\r\n?|\n/);
  return `line ${lines.length}, column ${[...(lines.at(-1) ?? '')].length + 1}: ${message}`;
}
