import type { IndexRow } from '../index/row';
import { isIgnored } from '../search/normalise';
import type { ReadWord } from '../search/searcher';
import { isMeasureName } from './number-words';
import type { OrderKnowledge } from './order-knowledge';
import { mayBeColor } from './read-color';
import { type OrderToken, tokensText } from './token';
import { wordStems } from './word-stems';

/** From here on a word stands in the name, the maker or the place of a product, and not in a line about it. */
export const NAMED = 4.1;

/** The products that words may mean, the likeliest first; `isCertain` where they can mean no other than the first. */
export type WordsFound = { rows: readonly IndexRow[]; isCertain: boolean; doubts?: readonly string[] };

/** Finds products by the goods' words of a line; a color that no product of this name comes in is passed over. */
export function findByWords(
  tokens: readonly OrderToken[],
  line: readonly OrderToken[],
  knowledge: OrderKnowledge,
): WordsFound {
  const all = hitsOf(tokens, knowledge);
  const { isColorOf } = colorless(knowledge);
  const plain = tokens.filter((token) => !isColorOf(token));
  const rows = all.length > 0 || plain.length === tokens.length ? all : hitsOf(plain, knowledge);
  if (rows.length === 0 || plain.length === 0) return { rows: plain.length === 0 ? [] : rows, isCertain: false };
  return decide(rows, plain.length < tokens.length ? hitsOf(plain, knowledge) : rows, line, plain, knowledge);
}

function colorless(knowledge: OrderKnowledge) {
  return {
    isColorOf: ({ text, word }: OrderToken) =>
      knowledge.isColorWord(word) || (word.length > 1 && mayBeColor(text, knowledge.colors)),
  };
}

function hitsOf(tokens: readonly OrderToken[], knowledge: OrderKnowledge): readonly IndexRow[] {
  const text = tokensText(tokens);
  return text === '' ? [] : knowledge.answering(text);
}

/** `wide` are those that answer the words without their colors, which tell one product of a name from none other. */
function decide(
  rows: readonly IndexRow[],
  wide: readonly IndexRow[],
  line: readonly OrderToken[],
  plain: readonly OrderToken[],
  knowledge: OrderKnowledge,
): WordsFound {
  const words = knowledge.read(tokensText(plain));
  const candidates = [...new Set([...rows, ...wide])];
  const strong = candidates.filter((row) => words.every(({ fits }) => fits(row) > NAMED));
  const [first] = strong;
  const others = candidates.filter((row) => !strong.includes(row));
  const ordered = [...strong, ...others];
  if (!first) return { rows: ordered, isCertain: false };
  const maker = makerIn(line, knowledge);
  const called = strong.filter((row) => isWholeName(row, line));
  const [only] = called;
  if (maker !== undefined && maker !== first.card.brand && strong.length === 1)
    return { rows: ordered, isCertain: false };
  if (
    only &&
    called.length === 1 &&
    // A name of one word may be a kind of goods: then no other product may be called so.
    (strong.length === 1 || (maker === only.card.brand && wordStems(only.card.name).length > 1))
  ) {
    const others = strong.filter((row) => row !== only);
    const doubts = others.length > 0 ? [`There is also ${others[0]?.card.name}.`] : [];
    return { rows: [only, ...ordered.filter((row) => row !== only)], isCertain: true, doubts };
  }
  const isTold = words.length > 1 && (maker !== undefined || candidates.length === 1);
  const isRare = words.some((word) => isOwnWord(word, first, knowledge));
  return { rows: ordered, isCertain: strong.length === 1 && (isTold || isRare) };
}

/** The maker that stands in a line. */
export function makerIn(tokens: readonly OrderToken[], knowledge: OrderKnowledge): string | undefined {
  for (let length = Math.min(4, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const maker = knowledge.makerOf(tokensText(tokens.slice(start, start + length)));
      if (maker !== undefined) return maker;
    }
  }
  return undefined;
}

/** Whether all words of a name are written, beside those of its maker. */
function isWholeName({ card }: IndexRow, tokens: readonly OrderToken[]): boolean {
  const written = writtenWords(tokens);
  const brand = wordStems(card.brand);
  if (brand.every((word) => written.includes(word))) for (const word of brand) written.splice(written.indexOf(word), 1);
  return wordStems(card.name).every((word) => written.includes(word) || isIgnored(word));
}

/** The words of tokens, a measure with its unit as one. */
function writtenWords(tokens: readonly OrderToken[]): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const measure = next && isMeasureName(next.word) ? wordStems(`${token.text} ${next.text}`) : [];
    return measure.length === 1 ? measure : wordStems(token.text);
  });
}

/** A word that is no noun and stands in the name of one product alone: a name of its own. */
function isOwnWord({ words, isNoun, fits }: ReadWord, row: IndexRow, knowledge: OrderKnowledge): boolean {
  if (isNoun || words.length < 4 || /^\d/.test(words) || fits(row) <= NAMED) return false;
  const hits = knowledge.answering(words);
  return hits.length === 1 || hits.filter((other) => fits(other) > NAMED).length === 1;
}

/** Whether a number stands in one of these names. */
export function isInNames(number: string, rows: readonly IndexRow[]): boolean {
  return rows.some(({ card }) => wordStems(card.name).includes(number));
}
