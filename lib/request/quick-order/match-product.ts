import { sizeControls } from '../../catalogue/sizes/size-controls';
import { sizeKey } from '../../catalogue/sizes/size-key';
import { type OptionControl, optionControls } from '../../catalogue/variants/option-controls';
import type { Selection } from '../../catalogue/variants/selection';
import { type IndexRow, offerOf } from '../../listing/index-row';

import { parseQuantity } from '../request-list';

/** The meaning of a column or of a word such as 'qty': `name` describes the product; other texts name a control, such as 'waist'. */
export type TokenLabel = string;

/** A word of a row with its meaning, if a header or the word before it gives one. */
export type RowToken = { text: string; label?: TokenLabel };

/** The meaning of a row's words for one product. */
export type Match = {
  choice: Selection;
  quantity: number | undefined;
  /** Words that are no value of the product, no word of its name and no quantity. */
  unmatched: readonly string[];
};

/** Words without a meaning of their own. 'no' is none of them: it may mean another color. */
const FILLER_WORDS = new Set(['x', 'ea', 'each', 'pc', 'pcs']);
/** The most words of a value, such as 'Coyote Brown'. */
const MAX_WORDS = 5;
/** A larger number is taken for a quantity only if it is marked as one: it may be a year. */
const MAX_BARE_QUANTITY = 999;

type Product = {
  controls: readonly OptionControl[];
  sizeNames: readonly string[];
  nameWords: ReadonlySet<string>;
  unit: string;
};

/**
 * All distinct meanings of a row's words for a product: each word is a value, a quantity, a word of the name or unmatched. '10 12' has
 * two meanings for a shoe in both sizes. The best ones, with the fewest unmatched words, are returned. `fixed` is the choice of a
 * variant number.
 */
export function matchProduct(row: IndexRow, tokens: readonly RowToken[], fixed: Selection = {}): Match[] {
  const sold = offerOf(row);
  const controls = optionControls(sold);
  const product = {
    controls,
    sizeNames: sizeControls(sold.sizes).map(({ name }) => name as string),
    nameWords: new Set(foldValue(`${row.card.brand} ${row.card.name}`).split(/[\s,/()"″]+/)),
    unit: sold.quantities?.unit?.toLowerCase() ?? '',
  };
  const found = new Map<string, Match>();
  collectMatches(product, tokens, 0, { choice: fixed, quantity: undefined, unmatched: [] }, found);
  const fewest = Math.min(...[...found.values()].map(({ unmatched }) => unmatched.length));
  return [...found.values()].filter(({ unmatched }) => unmatched.length === fewest);
}

/** Adds the meanings of the words from one on; a word is unmatched only if it has no other meaning. */
function collectMatches(
  product: Product,
  tokens: readonly RowToken[],
  at: number,
  match: Match,
  found: Map<string, Match>,
): void {
  const token = tokens[at];
  if (!token) {
    const values = Object.entries(match.choice).sort(([a], [b]) => (a < b ? -1 : 1));
    found.set(JSON.stringify([values, match.quantity, match.unmatched]), match);
    return;
  }
  const next = nextMatches(product, tokens, at, match);
  if (next.length === 0) next.push({ match: { ...match, unmatched: [...match.unmatched, token.text] }, words: 1 });
  for (const { match: following, words } of next) collectMatches(product, tokens, at + words, following, found);
}

type Step = { match: Match; words: number };

function nextMatches(product: Product, tokens: readonly RowToken[], at: number, match: Match): Step[] {
  const { text, label } = tokens[at] as RowToken;
  const word = foldValue(text);
  const isInName = (token: RowToken | undefined) =>
    isFree(token?.label) && product.nameWords.has(foldValue(token?.text ?? ''));
  const ignored = { match, words: 1 };
  // A number in the name, such as a length in inches, is no quantity.
  if (isInName(tokens[at]) && /\d/.test(word)) return [ignored];
  const steps = valueSteps(product, tokens, at, match);
  const quantity = quantityOf(tokens, at);
  if (quantity && match.quantity === undefined) steps.push({ match: { ...match, quantity }, words: 1 });
  const isOptionName = isFree(label) && product.controls.some(({ name }) => foldHeading(name) === word);
  const isUnit =
    (isFree(label) || label === 'unit') && (FILLER_WORDS.has(word) || (word !== '' && word === product.unit));
  const isFiller = isOptionName || isUnit;
  if (steps.length === 0) return isInName(tokens[at]) || isFiller ? [ignored] : [];
  // A color next to another word of the name may only be part of the name.
  const isInPhrase = isInName(tokens[at]) && (isInName(tokens[at - 1]) || isInName(tokens[at + 1]));
  return isInPhrase && !steps.some((step) => step.match === match) ? [...steps, ignored] : steps;
}

/** True for a word whose heading does not say what it is: any word of a line, of an item or of a description. */
const isFree = (label: TokenLabel | undefined) => label === undefined || label === 'item' || label === 'name';

/** The values that begin with a word: the longest of each control, or two sizes at once, such as '34x32'. */
function valueSteps(product: Product, tokens: readonly RowToken[], at: number, match: Match): Step[] {
  const pair = sizePair(product, tokens[at] as RowToken, match);
  const steps = product.controls.flatMap((control): Step[] => {
    const words = longestValue(product, control, tokens, at);
    if (!words || !isInOrder(product, control, tokens, at, match)) return [];
    const selected = match.choice[control.name];
    // A value may be repeated, as in a description, but a number may be another size or the quantity.
    if (selected !== undefined)
      return selected === words.value && !/^\d/.test(selected) ? [{ match, words: words.count }] : [];
    return [{ match: { ...match, choice: { ...match.choice, [control.name]: words.value } }, words: words.count }];
  });
  return pair ? [pair, ...steps] : steps;
}

function longestValue({ sizeNames }: Product, control: OptionControl, tokens: readonly RowToken[], at: number) {
  const { label } = tokens[at] as RowToken;
  const isSize = sizeNames.includes(control.name);
  if (!isFree(label) && foldHeading(control.name) !== label && !(label === 'size' && isSize)) return undefined;
  for (let count = Math.min(MAX_WORDS, tokens.length - at); count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (some.slice(1).some(({ label: other }) => other !== undefined && other !== label)) continue;
    const text = some.map(({ text: word }) => word).join(' ');
    const value = control.values.find((offered) =>
      isSize ? isSameSize(offered, text) : foldValue(offered) === foldValue(text),
    );
    if (value !== undefined) return { value, count };
  }
  return undefined;
}

/** Of two sizes without labels, such as '34 32', the first one is the waist: the second control needs the first one. */
function isInOrder(
  { sizeNames }: Product,
  { name }: OptionControl,
  tokens: readonly RowToken[],
  at: number,
  match: Match,
) {
  const { label } = tokens[at] as RowToken;
  const [first, second] = sizeNames;
  const isLabelled = !isFree(label) && label !== 'size';
  if (isLabelled || second === undefined) return name !== first || !isMultiplier(tokens, at);
  if (name === second) return first !== undefined && match.choice[first] !== undefined;
  return name !== first || match.choice[second] === undefined;
}

/** True for the number of 'x 2' and '2 x', which is a quantity. */
function isMultiplier(tokens: readonly RowToken[], at: number): boolean {
  const isX = (token: RowToken | undefined) => token?.label === undefined && token?.text.toLowerCase() === 'x';
  return isX(tokens[at - 1]) || (isX(tokens[at + 1]) && !/^\d/.test(tokens[at + 2]?.text ?? ''));
}

/** Both sizes in one word: '34x32', '34/32', 'Lx33'. */
function sizePair({ controls, sizeNames }: Product, { text, label }: RowToken, match: Match): Step | undefined {
  const [first, second] = sizeNames.map((name) => controls.find((control) => control.name === name));
  if (!first || !second || !(isFree(label) || label === 'size')) return undefined;
  if (match.choice[first.name] !== undefined || match.choice[second.name] !== undefined) return undefined;
  for (const { index } of text.matchAll(/[x×/ ]/gi)) {
    const [a, b] = [text.slice(0, index), text.slice(index).replace(/^[\sx×/]+/i, '')];
    const one = first.values.find((value) => isSameSize(value, a));
    const other = second.values.find((value) => isSameSize(value, b));
    if (one !== undefined && other !== undefined)
      return { match: { ...match, choice: { ...match.choice, [first.name]: one, [second.name]: other } }, words: 1 };
  }
  return undefined;
}

/** A quantity of a whole number: '2', 'x2', '2x', or any number under a heading or after 'qty'. */
function quantityOf(tokens: readonly RowToken[], at: number): number | undefined {
  const { text, label } = tokens[at] as RowToken;
  if (label === 'quantity') return parseQuantity(text.replace(/^x|x$/i, '')) || undefined;
  if (label !== undefined) return undefined;
  const [, marked] = /^(?:x(\d+)|(\d+)x)$/i.exec(text)?.filter(Boolean) ?? [];
  if (marked !== undefined) return parseQuantity(marked) || undefined;
  if (!/^\d+$/.test(text)) return undefined;
  const quantity = parseQuantity(text) ?? 0;
  return quantity > 0 && (quantity <= MAX_BARE_QUANTITY || isMultiplier(tokens, at)) ? quantity : undefined;
}

/** A heading or the name of an option in small letters without punctuation. */
export const foldHeading = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const foldValue = (text: string) =>
  text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

const INCHES = /["″']|\din/i;

/** Whether a text is a size as people write it ('xl', '2x' for 'XXL'); a length in inches is no size without inches. */
function isSameSize(value: string, text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && INCHES.test(value) === INCHES.test(text) && sizeKey(value) === sizeKey(text);
}
