import type { Selection } from '../../catalogue/variants/offer';
import type { IndexRow } from '../../listing/index-row';
import { type Match, matchProduct, type RowToken } from './match-product';
import { type PastedRow, parsePastedText } from './parse-rows';
import { applyMatches, type QuickOrderRow } from './quick-order-row';

/** The first 500 rows, and the text of the others. */
export type QuickOrderResult = { rows: QuickOrderRow[]; rest: string };

/** Catalogue queries that quick order needs. */
export type QuickOrderCatalogue = {
  /** Products with an item number, id, variant number or barcode. `choice` is the selection of a variant number. */
  findNumber: (text: string) => readonly { row: IndexRow; choice: Selection }[];
  /** Returns the best search results. */
  search: (query: string, limit: number) => readonly IndexRow[];
};

const MAX_SUGGESTIONS = 5;
/** Maximum number of words in an item number such as 'RX 200 B'. */
const MAX_NUMBER_WORDS = 4;

/** Parses pasted text and finds the product of each row. */
export function readQuickOrder(text: string, catalogue: QuickOrderCatalogue): QuickOrderResult {
  const { rows, rest } = parsePastedText(text);
  return { rows: rows.map((row) => matchRow(row, catalogue)), rest };
}

function matchRow(row: PastedRow, catalogue: QuickOrderCatalogue): QuickOrderRow {
  const empty = { product: undefined, suggestions: [], selection: {}, quantity: '', unmatched: [], isTicked: false };
  const unmatched = { ...row, ...empty };
  if (row.problem) return unmatched;
  const candidates = findCandidates(row.tokens, catalogue);
  const complete = candidates.filter(({ matches }) => matches.some(({ unmatched: words }) => words.length === 0));
  const [best, ...others] = complete.length > 0 ? complete : candidates.filter(({ isUnambiguous }) => isUnambiguous);
  if (best && others.every(({ row: other }) => other === best.row))
    return applyMatches({ ...unmatched, product: best.row, tokens: best.tokens }, best.matches, others.length === 0);
  const numbered = [best, ...others].flatMap((candidate) => candidate?.row ?? []);
  const found = catalogue.search(searchQuery(row.tokens), MAX_SUGGESTIONS);
  const suggestions = [...new Set([...numbered, ...found])].slice(0, MAX_SUGGESTIONS);
  return { ...unmatched, suggestions, problem: best ? 'Several products match.' : '' };
}

type Candidate = {
  row: IndexRow;
  matches: readonly Match[];
  tokens: readonly RowToken[];
  /** True if the number is unlikely to be a size or quantity: at least 4 characters with letters, or 5 digits. */
  isUnambiguous: boolean;
};

/** Products whose number is in a row, each with the matches of the other words. A number within a longer number is ignored. */
function findCandidates(tokens: readonly RowToken[], { findNumber }: QuickOrderCatalogue): Candidate[] {
  const runs: { start: number; end: number }[] = [];
  const candidates: Candidate[] = [];
  for (let length = Math.min(MAX_NUMBER_WORDS, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      const words = tokens.slice(start, end);
      const mayBeNumber = words.every(({ label }) => label === undefined || label === 'item');
      if (!mayBeNumber || runs.some((run) => run.start <= start && end <= run.end)) continue;
      const number = words.map(({ text }) => text).join(' ');
      const products = findNumber(number);
      if (products.length === 0) continue;
      runs.push({ start, end });
      const others = [...withoutNumberWords(tokens.slice(0, start)), ...tokens.slice(end)];
      const isUnambiguous = /\d/.test(number) && /^(?=.*[^\d\s]).{4,}$|^\d{5,}$/.test(number);
      for (const { row, choice } of products)
        candidates.push({ row, tokens: others, matches: matchProduct(row, others, choice), isUnambiguous });
    }
  }
  return candidates;
}

const NUMBER_WORDS = /^(?:our|item|sku|part|style|model|no|number)$/i;

/** Removes words such as 'Item no' before an item number. */
function withoutNumberWords(before: readonly RowToken[]): readonly RowToken[] {
  const last = before.findLastIndex(({ text }) => !NUMBER_WORDS.test(text));
  return before.slice(0, last + 1);
}

/** Search query for a row: its words without quantity and unit. */
function searchQuery(tokens: readonly RowToken[]): string {
  return tokens
    .filter(({ text, label }) => label !== 'quantity' && label !== 'unit' && !/^(?:x\d+|\d+x|x)$/i.test(text))
    .map(({ text }) => text)
    .join(' ');
}
