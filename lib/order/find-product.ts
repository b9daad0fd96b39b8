import { foldText } from '../fold';
import type { IndexRow } from '../index/row';
import { findByWords, isInNames, makerIn, NAMED } from './find-by-words';
import { findNumbers, type NumberFound } from './find-numbers';
import { goodsWords } from './goods-words';
import { figureOf, isUnit } from './number-words';
import type { OrderKnowledge } from './order-knowledge';
import type { OrderToken } from './token';

/** The products that a line may mean, the likeliest first, and the tokens that named them by a number. */
export type ProductsFound = {
  rows: readonly IndexRow[];
  isCertain: boolean;
  named: readonly OrderToken[];
  doubts: readonly string[];
};

/** What stands in the columns for an item number and a maker, and the other words of a line. */
export type Wanted = { item: readonly OrderToken[]; words: readonly OrderToken[] };

/** Finds the product of a line by its item number, and where it has none by its words. */
export function findProduct({ item, words }: Wanted, knowledge: OrderKnowledge): ProductsFound {
  const numbers = [...findNumbers(item, knowledge, true), ...findNumbers(words, knowledge)];
  const best = numbers.filter(({ way }) => way === 'whole');
  const chosen = best.length > 0 ? best : numbers;
  if (chosen.length === 0) return byWords(item, words, knowledge);
  const numbered = byNumbers(chosen, [...item, ...words], knowledge);
  if (best.length > 0 || numbered.isCertain) return numbered;
  // Digits within a model number, or few of them, may be part of a name, or a quantity.
  const called = byWords(item, words, knowledge);
  return called.isCertain ? called : numbered;
}

function byNumbers(
  numbers: readonly NumberFound[],
  tokens: readonly OrderToken[],
  knowledge: OrderKnowledge,
): ProductsFound {
  const named = numbers.flatMap((number) => number.tokens);
  const rest = tokens.filter((token) => !named.includes(token));
  const shared = numbers.map(({ rows }) => rows).reduce((all, rows) => all.filter((row) => rows.includes(row)));
  const maker = makerIn(tokens, knowledge);
  const all = shared.length > 0 ? shared : [...new Set(numbers.flatMap(({ rows }) => rows))];
  const ofMaker = maker === undefined ? all : all.filter((row) => isOf(row, maker));
  const rows = ofMaker.length > 0 ? ofMaker : all;
  const [first] = rows;
  const goods = goodsWords(rest);
  const isAlone = rows.length === 1 && first !== undefined && shared.length > 0;
  const isTheirs = first !== undefined && ofMaker.length > 0 && areOf(first, goods, knowledge);
  const isCertain = isAlone && isTheirs && numbers.every((number) => isSure(number, maker, goods, rest));
  if (isCertain) return { rows, isCertain, named, doubts: [] };
  const others = goods.length > 0 ? findByWords(goods, rest, knowledge).rows : [];
  const isSeveral = numbers.length > 1 && shared.length === 0 && numbers.every(({ way }) => way === 'whole');
  const several = isSeveral ? ['Several item numbers stand in one line.'] : [];
  const doubts = isAlone && !isTheirs ? ['The item number and the words do not name the same product.'] : several;
  const isFirst = isTheirs || numbers.some(({ way }) => way === 'whole');
  return { rows: [...new Set(isFirst ? [...rows, ...others] : [...others, ...rows])], isCertain: false, named, doubts };
}

/** By a maker, or with its name in its own. */
function isOf({ card }: IndexRow, maker: string): boolean {
  return card.brand === maker || ` ${foldText(card.name)} `.includes(` ${foldText(maker)} `);
}

/** A model number of few digits may be a quantity, and a run of digits another thing's number: something else must tell. */
function isSure(
  { way }: NumberFound,
  maker: string | undefined,
  goods: readonly OrderToken[],
  rest: readonly OrderToken[],
): boolean {
  if (way === 'whole') return true;
  const isCounted = rest.some(({ text, word }) => figureOf(text) !== undefined || /^(?:x\d+|\d+x)$/.test(word));
  return (
    maker !== undefined || (way === 'small' && (goods.length === 0 || isCounted)) || (way === 'run' && goods.length > 1)
  );
}

/** Whether what is said of goods can be said of this product: its nouns are what it is called, or nobody's. */
function areOf(row: IndexRow, goods: readonly OrderToken[], knowledge: OrderKnowledge): boolean {
  const text = goods.map((token) => token.text).join(' ');
  if (text === '') return true;
  const read = knowledge.read(text);
  const isColor = (words: string) => words.split(' ').every((word) => knowledge.isColorWord(word));
  const telling = read.filter(({ words }) => !isColor(words) && knowledge.isKnown(words));
  const foreign = telling.filter(({ fits }) => fits(row) <= NAMED);
  if (foreign.some(({ isNoun, fits }) => isNoun && fits(row) === 0)) return false;
  const noun = telling.findLast(({ isNoun }) => isNoun);
  if (noun && noun.fits(row) <= NAMED) return false;
  return foreign.length < telling.length || telling.length === 0 || foreign.every(({ fits }) => fits(row) > 0);
}

function byWords(item: readonly OrderToken[], words: readonly OrderToken[], knowledge: OrderKnowledge): ProductsFound {
  const goods = goodsWords(words);
  const inItem = goodsWords(item);
  const found = findByWords([...inItem, ...goods], [...item, ...words], knowledge);
  const foreign = words.filter((token, index) => isForeign(token, words[index - 1], words[index + 1], found.rows));
  if (found.rows.length > 0 && (item.length === 0 || inItem.length > 0) && foreign.length === 0) {
    return { doubts: [], ...found, named: [] };
  }
  // The number is nobody's: what the words say is a guess.
  const { rows } = inItem.length === 0 ? found : findByWords(goods, words, knowledge);
  const written = [...item, ...foreign].map(({ text }) => text).join(' ');
  const doubts = rows.length > 0 ? [`No product has the item number ${written}.`] : [];
  return { rows, isCertain: false, named: [...item, ...foreign], doubts };
}

/** A bare number too long for a quantity, a size or a part of these names: an item number that nobody has. */
function isForeign(
  { text, isBracketed }: OrderToken,
  before: OrderToken | undefined,
  after: OrderToken | undefined,
  rows: readonly IndexRow[],
) {
  if (!/^\d{4,}$/.test(text) || isBracketed || isInNames(text, rows)) return false;
  return !isUnit(after?.word ?? '') && !COUNTING.has(before?.word ?? '') && !isUnit(before?.word ?? '');
}

const COUNTING = new Set(['x', 'qty', 'quantity']);
