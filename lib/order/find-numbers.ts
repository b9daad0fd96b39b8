import type { IndexRow } from '../index/row';
import { compact } from '../search/normalise';
import { isUnit } from './number-words';
import type { OrderKnowledge } from './order-knowledge';
import { follows, type OrderToken } from './token';

/** An item number in a line: whose it is, and how sure that is. */
export type NumberFound = {
  tokens: readonly OrderToken[];
  rows: readonly IndexRow[];
  /**
   * 'whole' for an id or a model number, 'run' for the digits within one, 'small' for a model number of few digits, which may as
   * well be a quantity.
   */
  way: 'whole' | 'small' | 'run';
};

const LONGEST = 4;
const LEAST = 3;
const SMALL = /^\d{1,3}$/;

/** The item numbers in a line, none within another; `isItem` where they stand in a column for them. */
export function findNumbers(tokens: readonly OrderToken[], knowledge: OrderKnowledge, isItem = false): NumberFound[] {
  const found: NumberFound[] = [];
  const taken = new Set<OrderToken>();
  for (let length = Math.min(LONGEST, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const own = tokens.slice(start, start + length);
      if (own.some((token) => taken.has(token)) || isQuantity(own, tokens[start - 1], tokens[start + length])) continue;
      const number = numberOf(own, knowledge, isItem);
      if (!number) continue;
      found.push(number);
      for (const token of own) taken.add(token);
    }
  }
  return found;
}

/** '6591 ea' and 'qty 6591' count, whoever has that number. */
function isQuantity(
  [token, other]: readonly OrderToken[],
  before: OrderToken | undefined,
  after: OrderToken | undefined,
): boolean {
  if (!token || other || !/^\d+$/.test(token.text)) return false;
  return (follows(after, token) && isUnit(after?.word ?? '')) || before?.word === 'qty' || before?.word === 'quantity';
}

function numberOf(tokens: readonly OrderToken[], knowledge: OrderKnowledge, isItem: boolean): NumberFound | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const key = compact(text);
  const isAlone = tokens.length === 1;
  const hasDigit = /\d/.test(key);
  const byMaker =
    !isAlone &&
    knowledge.makerOf(
      tokens
        .slice(0, -1)
        .map((token) => token.text)
        .join(' '),
    ) !== undefined;
  const isTooShort = key.length < LEAST && !isItem;
  const isOwn = isAlone && isId(text, knowledge);
  if (isTooShort && !isOwn) return undefined;
  if (!hasDigit && !byMaker && !isItem && !isOwn) return undefined;
  // '7970 4' is a number and a quantity, 'L 4' a size and one.
  const isJoinable = isAlone || byMaker || isSplitAlike(text, tokens, knowledge);
  const rows = isJoinable ? knowledge.searcher.numbered(key) : [];
  if (rows.length === 0) return undefined;
  const whole = rows.filter((row) => isWhole(key, row));
  if (whole.length === 0) return { tokens, rows, way: 'run' };
  return { tokens, rows: whole, way: SMALL.test(key) && !isItem ? 'small' : 'whole' };
}

/** Of two letters or digits, or without a digit, an id must be written as it is: 'a-1', 'long-trowel'. */
function isId(text: string, knowledge: OrderKnowledge): boolean {
  return text.includes('-') && knowledge.searcher.numbered(text).some(({ card }) => card.id === text.toLowerCase());
}

/** An id, a model number, or either after its maker. */
function isWhole(key: string, { card }: IndexRow): boolean {
  return !/^\d+$/.test(key) || key === compact(card.model ?? '') || key === compact(card.id);
}

/** Whether a number is written in the parts that its owner writes it in: 'VTX 1000' is not, but begins with letters. */
function isSplitAlike(text: string, tokens: readonly OrderToken[], knowledge: OrderKnowledge): boolean {
  const [first] = tokens;
  if (!first || tokens.some((token, index) => index > 0 && token.part !== first.part)) return false;
  const key = compact(text);
  if (/^(?:\p{L}|\p{L}{2}[\p{L}\p{N}-]*)$/u.test(first.text) && /\d/.test(key)) return true;
  const parts = tokens.map((token) => compact(token.text));
  return knowledge.searcher.numbered(key).some(({ card }) =>
    [card.model ?? '', card.id].some(
      (own) =>
        own
          .split(/[^\p{L}\p{N}]+/u)
          .map(compact)
          .join(' ') === parts.join(' '),
    ),
  );
}

/** Tokens with an item number before a hyphen or slash taken apart: '7970-XL' and '7970/L/4'. */
export function splitAtNumbers(tokens: readonly OrderToken[], knowledge: OrderKnowledge): OrderToken[] {
  const split = tokens.flatMap((token) => {
    const cut = cutOf(token, knowledge);
    if (cut === undefined) return [token];
    const texts = [token.text.slice(0, cut), ...token.text.slice(cut + 1).split('/')].filter(Boolean);
    return texts.map((text) => ({ ...token, text, word: text.toLowerCase() }));
  });
  return split.map((token, at) => ({ ...token, at }));
}

function cutOf({ text }: OrderToken, knowledge: OrderKnowledge): number | undefined {
  if (!/\d/.test(text) || knowledge.searcher.numbered(text).length > 0) return undefined;
  for (let at = text.length - 1; at >= LEAST; at -= 1) {
    if (!/[-/]/.test(text[at] ?? '')) continue;
    const start = text.slice(0, at);
    if (!/\d/.test(start)) continue;
    const whole = knowledge.searcher.numbered(start).filter((row) => isWhole(compact(start), row));
    if (whole.length > 0) return at;
  }
  return undefined;
}
