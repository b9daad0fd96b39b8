import { completeSelection, type Selection } from '../../catalogue/variants/offer';
import { type IndexRow, offerOf } from '../../listing/index-row';
import { missingOptionsMessage, quantityProblem, unavailableReason } from '../line-variant';
import { MAX_QUANTITY, parseQuantity } from '../request-list';
import { type Match, matchProduct, type RowToken } from './match-product';
import type { PastedRow } from './parse-rows';

/** A quick order row. The shopper can change product, selection and quantity. Its tokens are without its item number. */
export type QuickOrderRow = PastedRow & {
  product: IndexRow | undefined;
  /** Products to choose from if no item number identifies one product. */
  suggestions: readonly IndexRow[];
  selection: Selection;
  /** Text of the quantity field; may be invalid or ''. */
  quantity: string;
  /** Words that do not match the product. They become part of the note. */
  unmatched: readonly string[];
  isTicked: boolean;
};

/** Text of rows with their headers. It can be parsed again. */
export function joinRows(rows: readonly QuickOrderRow[]): string {
  let header = '';
  const lines = rows.flatMap((row) => {
    const isNew = row.header !== header && row.header !== '';
    header = row.header;
    return isNew ? [row.header, row.text] : [row.text];
  });
  return lines.join('\n');
}

/** Fills in a row. It is ticked if `matches` has one complete match and the product is unique (`isOnly`). */
export function applyMatches(row: QuickOrderRow, matches: readonly Match[], isOnly: boolean): QuickOrderRow {
  const [match, ...others] = matches;
  if (!match) return row;
  const isSame = (name: string) => others.every(({ selection }) => selection[name] === match.selection[name]);
  const hasOneQuantity = others.every(({ quantity }) => quantity === match.quantity);
  const invalid = match.quantity === undefined ? invalidQuantity(row.tokens, match.unmatched) : undefined;
  const valid = hasOneQuantity && match.quantity !== undefined ? String(match.quantity) : '';
  const filled = {
    ...row,
    selection: Object.fromEntries(Object.entries(match.selection).filter(([name]) => isSame(name))),
    quantity: invalid ?? valid,
    unmatched: match.unmatched.filter((word) => word !== invalid),
    problem:
      others.length > 0
        ? 'A number may be a size or the quantity.'
        : invalid && parseQuantity(invalid)
          ? 'Check the quantity.'
          : '',
  };
  const isUnambiguous = isOnly && others.length === 0 && match.unmatched.length === 0;
  return { ...filled, isTicked: isUnambiguous && rowProblems(filled).length === 0 };
}

/** First unmatched word that is meant as a quantity: any text in a quantity column, or a number such as '-2' or '2.5'. */
function invalidQuantity(tokens: readonly RowToken[], unmatched: readonly string[]): string | undefined {
  const isQuantity = (word: string) =>
    /^[-+=]|^x?[\d.,]+(?:e\d+)?x?$/i.test(word) ||
    tokens.some(({ text, label }) => text === word && label === 'quantity');
  return unmatched.find(isQuantity);
}

/** Sets the product that the shopper has chosen, and selects the values in the row. A complete row is ticked. */
export function selectProduct(row: QuickOrderRow, product: IndexRow): QuickOrderRow {
  const filled = applyMatches({ ...row, product, problem: '' }, matchProduct(product, row.tokens), true);
  return { ...filled, isTicked: rowProblems(filled).length === 0 };
}

/** Problems to solve before a row can be added; empty if it is complete. */
export function rowProblems({ product, selection, quantity }: QuickOrderRow): string[] {
  if (!product) return ['Choose a product.'];
  const offer = offerOf(product);
  const { open } = completeSelection(selection, offer);
  const number = parseQuantity(quantity);
  const unavailable = open.length === 0 ? unavailableReason(selection, offer) : undefined;
  const sentences = [
    missingOptionsMessage(open),
    unavailable && `This combination is ${unavailable}.`,
    number ? quantityProblem(number, offer) : quantityMessage(quantity),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

const quantityMessage = (text: string) =>
  text.trim() === '' ? 'Enter a quantity.' : `“${text}” is not a whole number from 1 to ${MAX_QUANTITY}.`;
