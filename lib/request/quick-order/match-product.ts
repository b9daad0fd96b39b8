import { sizeControls } from '../../catalogue/sizes/size-controls';
import { sizeKey } from '../../catalogue/sizes/sizes';
import { type OptionControl, optionControls } from '../../catalogue/variants/option-controls';
import type { Selection } from '../../catalogue/variants/selection';
import { type IndexRow, offerOf } from '../../listing/index-row';
import { parseQuantity } from '../request-list';

/** Meaning of a column, or of a word such as 'qty'. 'name' describes the product; others are option names such as 'waist'. */
export type TokenLabel = string;

/** A word of a row. `label` is its meaning if a header or the previous word defines it. */
export type RowToken = { text: string; label?: TokenLabel };

/** One interpretation of a row's words for a product. */
export type Match = {
  selection: Selection;
  quantity: number | undefined;
  /** Words that are not a value of the product, not in its name and not a quantity. */
  unmatched: readonly string[];
};

/** Words to ignore. 'no' is not in the list: 'no black' means another color. */
const FILLER_WORDS = new Set(['x', 'ea', 'each', 'pc', 'pcs']);
/** Maximum number of words in a value such as 'Coyote Brown'. */
const MAX_WORDS = 5;
/** A larger number counts as a quantity only if it is marked as one ('x2000'): it may be a year. */
const MAX_BARE_QUANTITY = 999;

type Product = {
  controls: readonly OptionControl[];
  sizeNames: readonly string[];
  nameWords: ReadonlySet<string>;
  unit: string;
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
    sizeNames: sizeControls(offer.sizes).map(({ name }) => name as string),
    nameWords: new Set(foldValue(`${row.card.brand} ${row.card.name}`).split(/[\s,/()"″]+/)),
    unit: offer.quantities?.unit?.toLowerCase() ?? '',
  };
  const found = new Map<string, Match>();
  collectMatches(product, tokens, 0, { selection: fixed, quantity: undefined, unmatched: [] }, found);
  const fewest = Math.min(...[...found.values()].map(({ unmatched }) => unmatched.length));
  return [...found.values()].filter(({ unmatched }) => unmatched.length === fewest);
}

/** Adds all interpretations of the words from `index` on. A word is unmatched only if it has no other meaning. */
function collectMatches(
  product: Product,
  tokens: readonly RowToken[],
  index: number,
  match: Match,
  found: Map<string, Match>,
): void {
  const token = tokens[index];
  if (!token) {
    const values = Object.entries(match.selection).sort(([a], [b]) => (a < b ? -1 : 1));
    found.set(JSON.stringify([values, match.quantity, match.unmatched]), match);
    return;
  }
  const next = nextMatches(product, tokens, index, match);
  if (next.length === 0) next.push({ match: { ...match, unmatched: [...match.unmatched, token.text] }, words: 1 });
  for (const { match: following, words } of next) collectMatches(product, tokens, index + words, following, found);
}

type Step = { match: Match; words: number };

function nextMatches(product: Product, tokens: readonly RowToken[], index: number, match: Match): Step[] {
  const { text, label } = tokens[index] as RowToken;
  const word = foldValue(text);
  const isInName = (token: RowToken | undefined) =>
    isGeneric(token?.label) && product.nameWords.has(foldValue(token?.text ?? ''));
  const ignored = { match, words: 1 };
  // A number in the product name, such as a length in inches, is not a quantity.
  if (isInName(tokens[index]) && /\d/.test(word)) return [ignored];
  const steps = valueSteps(product, tokens, index, match);
  const quantity = quantityOf(tokens, index);
  if (quantity && match.quantity === undefined) steps.push({ match: { ...match, quantity }, words: 1 });
  const isOptionName = isGeneric(label) && product.controls.some(({ name }) => foldHeading(name) === word);
  const isUnit =
    (isGeneric(label) || label === 'unit') && (FILLER_WORDS.has(word) || (word !== '' && word === product.unit));
  const isFiller = isOptionName || isUnit;
  if (steps.length === 0) return isInName(tokens[index]) || isFiller ? [ignored] : [];
  // A color next to another word of the product name may be part of the name.
  const isInPhrase = isInName(tokens[index]) && (isInName(tokens[index - 1]) || isInName(tokens[index + 1]));
  return isInPhrase && !steps.some((step) => step.match === match) ? [...steps, ignored] : steps;
}

/** True if the label does not limit the meaning of a word: any word without a header, in an item or in a description. */
const isGeneric = (label: TokenLabel | undefined) => label === undefined || label === 'item' || label === 'name';

/** Values that start at a word: the longest one per option, or two sizes such as '34x32'. */
function valueSteps(product: Product, tokens: readonly RowToken[], index: number, match: Match): Step[] {
  const pair = sizePair(product, tokens[index] as RowToken, match);
  const steps = product.controls.flatMap((control): Step[] => {
    const words = longestValue(product, control, tokens, index);
    if (!words || !isInOrder(product, control, tokens, index, match)) return [];
    const selected = match.selection[control.name];
    // A repeated value is fine, but a repeated number may be another size or the quantity.
    if (selected !== undefined)
      return selected === words.value && !/^\d/.test(selected) ? [{ match, words: words.count }] : [];
    return [
      { match: { ...match, selection: { ...match.selection, [control.name]: words.value } }, words: words.count },
    ];
  });
  return pair ? [pair, ...steps] : steps;
}

function longestValue({ sizeNames }: Product, control: OptionControl, tokens: readonly RowToken[], index: number) {
  const { label } = tokens[index] as RowToken;
  const isSize = sizeNames.includes(control.name);
  if (!isGeneric(label) && foldHeading(control.name) !== label && !(label === 'size' && isSize)) return undefined;
  for (let count = Math.min(MAX_WORDS, tokens.length - index); count > 0; count -= 1) {
    const some = tokens.slice(index, index + count);
    if (some.slice(1).some(({ label: other }) => other !== undefined && other !== label)) continue;
    const text = some.map(({ text: word }) => word).join(' ');
    const value = control.values.find((offered) =>
      isSize ? isSameSize(offered, text) : foldValue(offered) === foldValue(text),
    );
    if (value !== undefined) return { value, count };
  }
  return undefined;
}

/** Order of two sizes without labels: in '34 32' the first number is the waist, so a length must follow a waist. */
function isInOrder(
  { sizeNames }: Product,
  { name }: OptionControl,
  tokens: readonly RowToken[],
  index: number,
  match: Match,
) {
  const { label } = tokens[index] as RowToken;
  const [first, second] = sizeNames;
  const isLabelled = !isGeneric(label) && label !== 'size';
  if (isLabelled || second === undefined) return name !== first || !isMultiplier(tokens, index);
  if (name === second) return first !== undefined && match.selection[first] !== undefined;
  return name !== first || match.selection[second] === undefined;
}

/** True for the number in 'x 2' and '2 x'. */
function isMultiplier(tokens: readonly RowToken[], index: number): boolean {
  const isX = (token: RowToken | undefined) => token?.label === undefined && token?.text.toLowerCase() === 'x';
  return isX(tokens[index - 1]) || (isX(tokens[index + 1]) && !/^\d/.test(tokens[index + 2]?.text ?? ''));
}

/** Two sizes in one word: '34x32', '34/32', 'Lx33'. */
function sizePair({ controls, sizeNames }: Product, { text, label }: RowToken, match: Match): Step | undefined {
  const [first, second] = sizeNames.map((name) => controls.find((control) => control.name === name));
  if (!first || !second || !(isGeneric(label) || label === 'size')) return undefined;
  if (match.selection[first.name] !== undefined || match.selection[second.name] !== undefined) return undefined;
  for (const { index } of text.matchAll(/[x×/ ]/gi)) {
    const [a, b] = [text.slice(0, index), text.slice(index).replace(/^[\sx×/]+/i, '')];
    const one = first.values.find((value) => isSameSize(value, a));
    const other = second.values.find((value) => isSameSize(value, b));
    if (one !== undefined && other !== undefined)
      return {
        match: { ...match, selection: { ...match.selection, [first.name]: one, [second.name]: other } },
        words: 1,
      };
  }
  return undefined;
}

/** Quantity in '2', 'x2' or '2x', or any integer in a quantity column or after 'qty'. Undefined for other words. */
function quantityOf(tokens: readonly RowToken[], index: number): number | undefined {
  const { text, label } = tokens[index] as RowToken;
  if (label === 'quantity') return parseQuantity(text.replace(/^x|x$/i, '')) || undefined;
  if (label !== undefined) return undefined;
  const [, marked] = /^(?:x(\d+)|(\d+)x)$/i.exec(text)?.filter(Boolean) ?? [];
  if (marked !== undefined) return parseQuantity(marked) || undefined;
  if (!/^\d+$/.test(text)) return undefined;
  const quantity = parseQuantity(text) ?? 0;
  return quantity > 0 && (quantity <= MAX_BARE_QUANTITY || isMultiplier(tokens, index)) ? quantity : undefined;
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

/** True if a text means a size: 'xl', or '2x' for 'XXL'. A number in inches only equals a size in inches. */
function isSameSize(value: string, text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && INCHES.test(value) === INCHES.test(text) && sizeKey(value) === sizeKey(text);
}
