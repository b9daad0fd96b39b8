import { sizeKey } from '../../catalogue/sizes/sizes';
import { type OptionControl, optionControls, type Selection, sizeControls } from '../../catalogue/variants/offer';
import { type IndexRow, offerOf } from '../../listing/index-row';
import { parseQuantity } from '../request-list';

/**
 * A word of a row. `label` is its meaning if a header or the previous word defines it: 'item', 'name' (describes the product),
 * 'quantity', 'unit' or the name of an option.
 */
export type RowToken = { text: string; label?: string };

/** One interpretation of a row's words for a product. */
export type Match = {
  selection: Selection;
  quantity: number | undefined;
  /** Words that are not a value of the product, not in its name and not a quantity. */
  unmatched: readonly string[];
};

/** Words to ignore. 'no' is not in the list: 'no black' means another color. */
const FILLER_WORDS = ['x', 'ea', 'each', 'pc', 'pcs'];
/** Maximum number of words in a value such as 'Coyote Brown'. */
const MAX_WORDS = 5;
/** A larger number counts as a quantity only if it is marked as one ('x2000'): it may be a year. */
const MAX_BARE_QUANTITY = 999;

type Product = {
  controls: readonly OptionControl[];
  sizes: readonly OptionControl[];
  nameWords: readonly string[];
  ignoredWords: readonly string[];
};

/**
 * Returns the interpretations of a row's words that leave the fewest words unmatched.
 * Example: '10 12' has two for a shoe in both sizes, because either number may be the quantity.
 * @param fixed selection of a variant number in the row
 */
export function matchProduct(row: IndexRow, tokens: readonly RowToken[], fixed: Selection = {}): Match[] {
  const offer = offerOf(row);
  const controls = optionControls(offer);
  const product = {
    controls,
    sizes: sizeControls(offer.sizes),
    nameWords: foldValue(`${row.card.brand} ${row.card.name}`).split(/[\s,/()"″]+/),
    ignoredWords: [...FILLER_WORDS, ...(offer.quantities?.unit ? [foldValue(offer.quantities.unit)] : [])],
  };
  const words = tokens.flatMap((token) => splitSizePair(product, token));
  const found = new Map<string, Match>();
  collectMatches(product, words, 0, { selection: fixed, quantity: undefined, unmatched: [] }, found);
  const fewest = Math.min(...[...found.values()].map(({ unmatched }) => unmatched.length));
  return [...found.values()].filter(({ unmatched }) => unmatched.length === fewest);
}

/** Adds all interpretations of the words from `index` on. */
function collectMatches(
  product: Product,
  tokens: readonly RowToken[],
  index: number,
  match: Match,
  found: Map<string, Match>,
): void {
  if (index < tokens.length) {
    for (const { words, ...changes } of meaningsOf(product, tokens, index, match))
      collectMatches(product, tokens, index + words, { ...match, ...changes }, found);
    return;
  }
  const values = Object.entries(match.selection).sort(([a], [b]) => (a < b ? -1 : 1));
  found.set(JSON.stringify([values, match.quantity, match.unmatched]), match);
}

/** A meaning of the next `words` words: what they change in a match. */
type Meaning = Partial<Match> & { words: number };

/** Meanings of the words at an index. A word is unmatched only if it has no other meaning. */
function meaningsOf(product: Product, tokens: readonly RowToken[], index: number, match: Match): Meaning[] {
  const { text, label } = tokens[index] as RowToken;
  const word = foldValue(text);
  const isInName = (token: RowToken | undefined) =>
    token !== undefined && isGeneric(token) && product.nameWords.includes(foldValue(token.text));
  const ignored = { words: 1 };
  // A number in the product name, such as a length in inches, is not a quantity.
  if (isInName(tokens[index]) && /\d/.test(word)) return [ignored];
  const meanings = valueMeanings(product, tokens, index, match);
  const quantity = match.quantity === undefined ? quantityOf(tokens, index) : undefined;
  if (quantity) meanings.push({ quantity, words: 1 });
  if (meanings.length === 0) {
    const isOptionName = isGeneric({ label }) && product.controls.some(({ name }) => foldHeading(name) === word);
    const isFiller = (isGeneric({ label }) || label === 'unit') && product.ignoredWords.includes(word);
    if (isInName(tokens[index]) || isOptionName || isFiller) return [ignored];
    return [{ unmatched: [...match.unmatched, text], words: 1 }];
  }
  // A color next to another word of the product name may be part of the name.
  const isInPhrase = isInName(tokens[index]) && (isInName(tokens[index - 1]) || isInName(tokens[index + 1]));
  return isInPhrase ? [...meanings, ignored] : meanings;
}

/** True if a label does not limit the meaning of a word: any word without a header, in an item or in a description. */
const isGeneric = ({ label }: { label?: string | undefined }) =>
  label === undefined || label === 'item' || label === 'name';

/** Values that start at an index: the longest one per option. */
function valueMeanings(product: Product, tokens: readonly RowToken[], index: number, match: Match): Meaning[] {
  return product.controls.flatMap((control): Meaning[] => {
    const found = longestValue(product, control, tokens, index);
    if (!found) return [];
    const { value, words } = found;
    const selected = match.selection[control.name];
    // A repeated value is fine, but a repeated number may be another size or the quantity.
    if (selected !== undefined) return selected === value && !/^\d/.test(value) ? [{ words }] : [];
    if (!isInOrder(product, control, tokens, index, match)) return [];
    return [{ selection: { ...match.selection, [control.name]: value }, words }];
  });
}

function longestValue({ sizes }: Product, control: OptionControl, tokens: readonly RowToken[], index: number) {
  const first = tokens[index] as RowToken;
  const { label } = first;
  const isSize = sizes.some(({ name }) => name === control.name);
  if (!isGeneric(first) && foldHeading(control.name) !== label && !(label === 'size' && isSize)) return undefined;
  for (let words = Math.min(MAX_WORDS, tokens.length - index); words > 0; words -= 1) {
    const some = tokens.slice(index, index + words);
    if (some.slice(1).some(({ label: other }) => other !== undefined && other !== label)) continue;
    const text = some.map((token) => token.text).join(' ');
    const value = isSize
      ? findSize(control, text)
      : control.values.find((offered) => foldValue(offered) === foldValue(text));
    if (value !== undefined) return { value, words };
  }
  return undefined;
}

/** Without their labels, sizes have an order: in '34 32' the waist is first. The 2 in '2 x' is not the only size. */
function isInOrder(
  { sizes: [first, second] }: Product,
  { name }: OptionControl,
  tokens: readonly RowToken[],
  index: number,
  { selection }: Match,
): boolean {
  if (!first || tokens[index]?.label === foldHeading(name)) return true;
  if (!second) return name !== first.name || !isMultiplier(tokens, index);
  if (name === second.name) return selection[first.name] !== undefined;
  return name !== first.name || selection[second.name] === undefined;
}

/** True for the number in 'x 2' and '2 x'. */
function isMultiplier(tokens: readonly RowToken[], index: number): boolean {
  const isX = (token: RowToken | undefined) => token?.label === undefined && token?.text.toLowerCase() === 'x';
  if (tokens[index]?.label !== undefined) return false;
  return isX(tokens[index - 1]) || (isX(tokens[index + 1]) && !/^\d/.test(tokens[index + 2]?.text ?? ''));
}

/** Splits two sizes in one word: '34x32', '34/32', 'Lx33'. */
function splitSizePair({ sizes: [first, second] }: Product, token: RowToken): RowToken[] {
  if (!first || !second || !(isGeneric(token) || token.label === 'size')) return [token];
  for (const { index } of token.text.matchAll(/[x×/ ]/gi)) {
    const [a, b] = [token.text.slice(0, index), token.text.slice(index).replace(/^[\sx×/]+/i, '')];
    if (findSize(first, a) && findSize(second, b)) return [a, b].map((text) => ({ text, label: 'size' }));
  }
  return [token];
}

/** Quantity in '2', 'x2' or '2x', or any integer in a quantity column or after 'qty'. Undefined for other words. */
function quantityOf(tokens: readonly RowToken[], index: number): number | undefined {
  const { text, label } = tokens[index] as RowToken;
  const isLabelled = label === 'quantity';
  if (!isLabelled && (label !== undefined || !/^(?:x?\d+|\d+x)$/i.test(text))) return undefined;
  const isMarked = isLabelled || !/^\d+$/.test(text) || isMultiplier(tokens, index);
  const quantity = parseQuantity(text.replace(/^x|x$/i, '')) || undefined;
  return isMarked || Number(quantity) <= MAX_BARE_QUANTITY ? quantity : undefined;
}

/** Normalizes a heading or option name: lower case without punctuation. */
export const foldHeading = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const foldValue = (text: string) =>
  text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

const INCHES = /["″']|\din/i;

/** The size that a text means: 'xl', or '2x' for 'XXL'. A number in inches only equals a size in inches. */
function findSize({ values }: OptionControl, text: string): string | undefined {
  if (!/^[\p{L}\p{N}]/u.test(text)) return undefined;
  return values.find((value) => INCHES.test(value) === INCHES.test(text) && sizeKey(value) === sizeKey(text));
}
