import { fold } from '../search/normalise';

/** A piece of a written line between blanks. */
export type OrderToken = {
  /** As written, without the punctuation around it; and folded, to be compared. */
  text: string;
  word: string;
  /** Its place in the line, and the part of the line it stands in: parts are divided by commas, tabs and single dashes. */
  at: number;
  part: number;
  /** It stood in brackets; a colon stood after it. */
  isBracketed: boolean;
  isLabel: boolean;
};

const DIVIDERS = new Set(['-', '–', '—', '/', '=', '->', '→', '…', '&', '+', '•', '*', '·']);
const START = new Set([...'"\'`*#“‘«_~']);
const END = new Set([...'"\'`*.!?”’»_~:']);
const OPEN = new Set([...'([{']);
const CLOSE = new Set([...')]}']);

/** The tokens of a line's parts. */
export function toTokens(parts: readonly string[]): OrderToken[] {
  const tokens: OrderToken[] = [];
  let part = 0;
  let depth = 0;
  const add = (piece: string, isLabel: boolean) => {
    const text = strip(piece);
    if (text === '') return;
    tokens.push({ text, word: fold(text), at: tokens.length, part, isBracketed: depth > 0, isLabel });
  };
  for (const source of parts) {
    part += 1;
    depth = 0;
    for (const chunk of spaced(source)) {
      if (OPEN.has(chunk)) depth += 1;
      else if (CLOSE.has(chunk)) depth = Math.max(0, depth - 1);
      else if (DIVIDERS.has(chunk)) part += 1;
      else {
        const [first = '', second] = atColon(chunk);
        add(first, second !== undefined);
        if (second) add(second, second.endsWith(':'));
      }
    }
  }
  return tokens;
}

/** Brackets and '@' stand by themselves, and so does an equals sign between a size and its number. */
function spaced(source: string): string[] {
  return source
    .replace(/[()[\]{}@]/g, ' $& ')
    .replace(/=/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** 'qty:4' is a label and what it says. */
function atColon(chunk: string): [string, string?] {
  const at = chunk.indexOf(':');
  return at <= 0 ? [chunk] : [chunk.slice(0, at), chunk.slice(at + 1)];
}

/** Without quotes, asterisks and full stops around it; an inch mark after a number stays, and '*4' is 'x4'. */
function strip(piece: string): string {
  let start = 0;
  let end = piece.length;
  if (/^[*×]\d/.test(piece)) return `x${strip(piece.slice(1))}`;
  while (start < end && START.has(piece[start] ?? '')) start += 1;
  while (end > start && END.has(piece[end - 1] ?? '')) {
    const isInch = /["”]/.test(piece[end - 1] ?? '') && /[\d½¼¾]/.test(piece[end - 2] ?? '') && start === 0;
    const isInitials = piece[end - 1] === '.' && /\p{L}/u.test(piece[end - 2] ?? '') && end - start < 6;
    if (isInch || isInitials) break;
    end -= 1;
  }
  return piece.slice(start, end);
}

/** Whether a token follows another without a divider between them. */
export function follows(token: OrderToken | undefined, before: OrderToken | undefined): boolean {
  return token !== undefined && before !== undefined && token.at === before.at + 1 && token.part === before.part;
}

/** The text of tokens, with a blank between them. */
export const tokensText = (tokens: readonly OrderToken[]): string => tokens.map(({ text }) => text).join(' ');
