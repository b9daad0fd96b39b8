import type { Selection } from '../../catalogue/variants/selection';
import type { IndexRow } from '../../listing/index-row';
import { MAX_CHARACTERS } from '../request-list';
import { type Match, matchProduct, type RowToken } from './match-product';
import { type PastedRow, parsePastedText } from './parse-rows';
import { applyMatches, type QuickOrderRow } from './quick-order-row';

/** The rows of a pasted text, and the text of those after the first 500. */
export type QuickOrderResult = { rows: QuickOrderRow[]; rest: string };

/** The catalogue as quick order needs it. */
export type QuickOrderCatalogue = {
  /** The products with an item number, id, variant number or barcode, and the choices that a variant number fixes. */
  findNumber: (text: string) => readonly { row: IndexRow; choice: Selection }[];
  /** The best search results. */
  search: (query: string, limit: number) => readonly IndexRow[];
};

const MAX_SUGGESTIONS = 5;
/** The most words of an item number, such as 'RX 200 B'. */
const MAX_NUMBER_WORDS = 4;

/** Matches pasted text with the catalogue. */
export function readQuickOrder(text: string, catalogue: QuickOrderCatalogue): QuickOrderResult {
  const { rows, rest } = parsePastedText(text);
  return { rows: rows.map((row) => matchRow(row, catalogue)), rest };
}

function matchRow(row: PastedRow, catalogue: QuickOrderCatalogue): QuickOrderRow {
  const blank = { text: row.text, header: row.header, tokens: row.tokens, note: row.note, choice: {}, quantity: '' };
  const unmatched = { ...blank, product: undefined, suggestions: [], unmatched: [], problem: '', isTicked: false };
  if (row.isTooLong) return { ...unmatched, problem: `Longer than ${MAX_CHARACTERS} characters: not read.` };
  const candidates = findCandidates(row.tokens, catalogue);
  const complete = candidates.filter(({ matches }) => matches.some(({ unmatched: words }) => words.length === 0));
  const [best, ...others] = complete.length > 0 ? complete : candidates.filter(({ isClear }) => isClear);
  if (best && others.every(({ row: other }) => other === best.row)) {
    const isOnly = others.length === 0;
    return applyMatches({ ...unmatched, product: best.row, tokens: best.tokens }, best.matches, isOnly);
  }
  const numbered = [best, ...others].flatMap((candidate) => candidate?.row ?? []);
  const found = catalogue.search(searchQuery(row.tokens), MAX_SUGGESTIONS);
  const suggestions = [...new Set([...numbered, ...found])].slice(0, MAX_SUGGESTIONS);
  return {
    ...unmatched,
    suggestions,
    problem: best ? 'Several products match.' : '',
  };
}

type Candidate = {
  row: IndexRow;
  matches: readonly Match[];
  tokens: readonly RowToken[];
  /** Whether the number can hardly be anything else, such as a size or a quantity. */
  isClear: boolean;
};

/** The products whose number is in a row, each with the meanings of the other words. A longer number includes shorter ones. */
function findCandidates(tokens: readonly RowToken[], { findNumber }: QuickOrderCatalogue): Candidate[] {
  const runs: { start: number; end: number }[] = [];
  const candidates: Candidate[] = [];
  for (let length = Math.min(MAX_NUMBER_WORDS, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      const words = tokens.slice(start, end);
      const isFree = words.every(({ label }) => label === undefined || label === 'item');
      if (!isFree || runs.some((run) => run.start <= start && end <= run.end)) continue;
      const number = words.map(({ text }) => text).join(' ');
      const found = findNumber(number);
      if (found.length === 0) continue;
      runs.push({ start, end });
      const others = [...withoutNumberWords(tokens.slice(0, start)), ...tokens.slice(end)];
      const isClear = /\d/.test(number) && /^(?=.*[^\d\s]).{4,}$|^\d{5,}$/.test(number);
      for (const { row, choice } of found)
        candidates.push({ row, tokens: others, matches: matchProduct(row, others, choice), isClear });
    }
  }
  return candidates;
}

const NUMBER_WORDS = /^(?:our|item|sku|part|style|model|no|number)$/i;

/** The words before an item number without 'Item no'. */
function withoutNumberWords(before: readonly RowToken[]): readonly RowToken[] {
  const last = before.findLastIndex(({ text }) => !NUMBER_WORDS.test(text));
  return before.slice(0, last + 1);
}

/** The words of a row as a query, without its quantity. */
function searchQuery(tokens: readonly RowToken[]): string {
  return tokens
    .filter(({ text, label }) => label !== 'quantity' && label !== 'unit' && !/^(?:x\d+|\d+x|x)$/i.test(text))
    .map(({ text }) => text)
    .join(' ');
}
