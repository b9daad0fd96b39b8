import { findProduct, type ProductsFound } from './find-product';
import { goodsWords } from './goods-words';
import type { OrderKnowledge } from './order-knowledge';
import type { OrderToken } from './token';

/** A line read with other spellings: what it then finds, and that it was read so. */
export type Corrected = { found: ProductsFound; words: readonly OrderToken[]; doubts: readonly string[] };

/** Shorter words are names of people and abbreviations. */
const SHORTEST = 4;

/**
 * What was probably meant by words that nothing answers; undefined where nothing is near, or half of the words would be lost. A
 * product that is certain stays the same.
 */
export function corrected(
  item: readonly OrderToken[],
  words: readonly OrderToken[],
  typed: ProductsFound,
  knowledge: OrderKnowledge,
): Corrected | undefined {
  const goods = goodsWords(words.filter((token) => !typed.named.includes(token)));
  const isUnknown = ({ text, word }: OrderToken) =>
    word.length >= SHORTEST && /^\p{L}+$/u.test(text) && !knowledge.isKnown(word) && !knowledge.isColorWord(word);
  const mistyped = goods.filter(isUnknown);
  const isFound = typed.rows.length > 0;
  if (isFound && mistyped.length === 0) return undefined;
  const asked = isFound ? mistyped : goods;
  const guess = knowledge.searcher.corrected(asked.map(({ text }) => text).join(' '));
  if (guess === undefined) return undefined;
  const meant = guess.split(' ');
  const doubts = [`Read as “${guess}”.`];
  if (meant.length !== asked.length) {
    if (isFound || meant.length * 2 < asked.length) return undefined;
    const kept = asked.filter(({ text }) => meant.includes(text));
    return { found: { ...findProduct({ item, words: kept }, knowledge), isCertain: false }, words, doubts };
  }
  const places = new Map(asked.map((token, index) => [token, meant[index] ?? token.text]));
  const put = words.map((token) => {
    const text = places.get(token);
    return text === undefined || text === token.text ? token : { ...token, text, word: text.toLowerCase() };
  });
  const found = findProduct({ item, words: put }, knowledge);
  const isSame = found.isCertain && found.rows[0] === typed.rows[0];
  const fits = typed.rows.slice(0, 1).every((row) => knowledge.read(guess).every((word) => word.fits(row) > 0));
  return isFound && (typed.isCertain ? !(isSame && fits) : !fits) ? undefined : { found, words: put, doubts };
}
