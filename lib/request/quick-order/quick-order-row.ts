import { completeSelection } from '../../catalogue/variants/option-controls';
import type { Selection } from '../../catalogue/variants/selection';
import { type IndexRow, offerOf } from '../../listing/index-row';

import { quantityProblem, unavailableReason } from '../line-variant';
import { missingOptionsMessage } from '../missing-options';
import { MAX_QUANTITY, parseQuantity } from '../request-list';
import { type Match, matchProduct, type RowToken } from './match-product';

/** A row of quick order. The shopper may change product, choice, quantity and note. */
export type QuickOrderRow = {
  /** The row as it was pasted, and the header above it. */
  text: string;
  header: string;
  /** The words of the row without its item number. */
  tokens: readonly RowToken[];
  product: IndexRow | undefined;
  /** Products to choose from, if the row has no item number of one product. */
  suggestions: readonly IndexRow[];
  choice: Selection;
  /** The quantity as text, which may be invalid or ''. */
  quantity: string;
  note: string;
  /** Words of the row that the product does not offer. */
  unmatched: readonly string[];
  /** A problem of the whole row: too long, or more than one meaning. */
  problem: string;
  isTicked: boolean;
};

/** The text of rows with their headers, which can be read again. */
export function joinRows(rows: readonly QuickOrderRow[]): string {
  let header = '';
  const lines = rows.flatMap((row) => {
    const isNew = row.header !== header && row.header !== '';
    header = row.header;
    return isNew ? [row.header, row.text] : [row.text];
  });
  return lines.join('\n');
}

/** Fills a row with the meanings of its words; it is ticked if there is only one, and nothing is missing. */
export function applyMatches(row: QuickOrderRow, matches: readonly Match[], isOnly: boolean): QuickOrderRow {
  const [match, ...others] = matches;
  if (!match) return row;
  const isSame = (name: string) => others.every(({ choice }) => choice[name] === match.choice[name]);
  const hasOneQuantity = others.every(({ quantity }) => quantity === match.quantity);
  const invalid = match.quantity === undefined ? invalidQuantity(row.tokens, match.unmatched) : undefined;
  const valid = hasOneQuantity && match.quantity !== undefined ? String(match.quantity) : '';
  const filled = {
    ...row,
    choice: Object.fromEntries(Object.entries(match.choice).filter(([name]) => isSame(name))),
    quantity: invalid ?? valid,
    unmatched: match.unmatched.filter((word) => word !== invalid),
    problem:
      others.length > 0
        ? 'A number may be a size or the quantity.'
        : invalid && parseQuantity(invalid)
          ? 'Check the quantity.'
          : '',
  };
  const isClear = isOnly && others.length === 0 && match.unmatched.length === 0;
  return { ...filled, isTicked: isClear && rowProblems(filled).length === 0 };
}

/** A word in the place of a quantity: any text under a heading, otherwise a number such as '-2', '0' or '2.5'. */
function invalidQuantity(tokens: readonly RowToken[], unmatched: readonly string[]): string | undefined {
  const isQuantity = (word: string) =>
    /^[-+=]|^x?[\d.,]+(?:e\d+)?x?$/i.test(word) ||
    tokens.some(({ text, label }) => text === word && label === 'quantity');
  return unmatched.find(isQuantity);
}

/** A row for which the shopper has chosen a product: the words that are its values are selected, and a complete row is ticked. */
export function selectProduct(row: QuickOrderRow, product: IndexRow): QuickOrderRow {
  const filled = applyMatches({ ...row, product, problem: '' }, matchProduct(product, row.tokens), true);
  return { ...filled, isTicked: rowProblems(filled).length === 0 };
}

/** Sentences about what a row needs before it can be added. */
export function rowProblems({ product, choice, quantity }: QuickOrderRow): string[] {
  if (!product) return ['Choose a product.'];
  const sold = offerOf(product);
  const { open } = completeSelection(choice, sold);
  const number = parseQuantity(quantity);
  const unavailable = open.length === 0 ? unavailableReason(choice, sold) : undefined;
  const sentences = [
    missingOptionsMessage(open),
    unavailable && `This combination is ${unavailable}.`,
    number ? quantityProblem(number, sold) : quantityMessage(quantity),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

const quantityMessage = (text: string) =>
  text.trim() === '' ? 'Enter a quantity.' : `“${text}” is not a whole number from 1 to ${MAX_QUANTITY}.`;
