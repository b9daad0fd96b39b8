import { groupBy } from '../catalogue/group-by';
import { formatPrice, toMinorUnits } from '../catalogue/price';
import { ageSentence } from '../catalogue/restrictions';
import { STATES } from '../catalogue/us-states';
import type { Offer } from '../catalogue/variants/offer';
import { completeSelection, type OptionControl, optionControls } from '../catalogue/variants/option-controls';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';

import { formatCount, formatList } from '../format';

import { type IndexRow, offerOf } from '../listing/index-row';

import { discountHint, lineVariant, quantityProblem } from './line-variant';
import { missingOptionsMessage, withArticle } from './missing-options';
import type { RequestLine, RequestList } from './request-list';

/** A sentence about a line. A problem should be solved before the list is sent; a hint is shown on the page only. */
export type LineMessage = { text: string; isProblem?: true; isHint?: true };

/** The reason why the total does not count a line; 'loading' while the catalogue is not loaded. */
type ExcludedReason = 'on request' | 'gone' | 'not offered' | 'loading';

/** A line with the product and prices of today. */
export type ReviewedLine = {
  line: RequestLine;
  /** The product; undefined if the catalogue does not have it, or is not loaded. */
  row: IndexRow | undefined;
  variant: ResolvedVariant | undefined;
  /** The item number of today, or the stored one. */
  number: string | undefined;
  /** The names of controls without a selection: 'size'. */
  open: readonly string[];
  messages: readonly LineMessage[];
  /** Whether the price has changed since the line was added. */
  isRepriced: boolean;
  excludedReason: ExcludedReason | undefined;
  /** The price of one and of all, and the savings, in the currency's smallest units; 0 for an uncounted line. */
  unit: number;
  amount: number;
  saved: number;
};

/** The totals of a list, in the currency's smallest units. */
export type Totals = {
  subtotal: number;
  saved: number;
  /** Counted lines and items. */
  lines: number;
  items: number;
  /** Sentences about the total: what it does not count, shipping limits and the minimum age. */
  notes: readonly string[];
};

/** Items of which a color, size or option is open, and the first line of them. */
export type OpenItems = { text: string; lineId: string };

/** A request list with the products and prices of today. */
export type Review = { lines: readonly ReviewedLine[]; totals: Totals; open: readonly OpenItems[] };

/**
 * Compares a list with the catalogue of today. `rows` are the products of the list, in any order; `isLoaded` is false while some may
 * still be missing.
 */
export function reviewList({ details, lines }: RequestList, rows: readonly IndexRow[], isLoaded = true): Review {
  const known = new Map(rows.map((row) => [row.card.id, row]));
  const reviewed = lines.map((line) => {
    const row = known.get(line.product);
    return row ? reviewLine(line, row, details.state) : reviewMissingProduct(line, isLoaded);
  });
  return { lines: reviewed, totals: totalsOf(reviewed, details.state), open: openItems(reviewed) };
}

function reviewMissingProduct(line: RequestLine, isLoaded: boolean): ReviewedLine {
  return {
    line,
    row: undefined,
    variant: undefined,
    number: line.model,
    open: [],
    messages: isLoaded ? [{ text: 'This product is no longer in the catalog.', isProblem: true }] : [],
    isRepriced: false,
    excludedReason: isLoaded ? 'gone' : 'loading',
    unit: 0,
    amount: 0,
    saved: 0,
  };
}

function reviewLine(line: RequestLine, row: IndexRow, state: string): ReviewedLine {
  const sold = offerOf(row);
  const variant = lineVariant(line, sold);
  const { open } = completeSelection(line.choice, sold);
  const unavailable = availabilityProblem(line, sold, variant);
  const excludedReason =
    unavailable?.isOffered === false ? 'not offered' : variant.price > 0 ? undefined : 'on request';
  const isRepriced = unavailable === undefined && !knownPrices(line, sold).includes(line.price);
  const unit = excludedReason ? 0 : toMinorUnits(variant.price);
  const problems = [
    unavailable?.text,
    ...(unavailable?.isOffered === false ? [] : [quantityProblem(line.quantity, sold)]),
    ...shippingLimits(row, state),
    missingOptionsMessage(open),
  ];
  const hint = excludedReason ? undefined : discountHint(line, sold);
  return {
    line,
    row,
    variant,
    number: variant.number,
    open,
    messages: [
      ...(isRepriced ? [{ text: priceChange(line.price, variant.price) }] : []),
      ...problems.flatMap((text) => (text ? [{ text, isProblem: true as const }] : [])),
      ...(hint ? [{ text: hint, isHint: true as const }] : []),
    ],
    isRepriced,
    excludedReason,
    unit,
    amount: unit * line.quantity,
    saved: excludedReason ? 0 : (Math.max(toMinorUnits(variant.oldPrice ?? 0), unit) - unit) * line.quantity,
  };
}

/** The reason why a choice cannot be had; `isOffered` is false if the catalogue does not have it at all. */
function availabilityProblem({ choice }: RequestLine, sold: Offer, { isAvailable, stock }: ResolvedVariant) {
  const missing = missingValues(choice, optionControls(sold));
  if (missing.length > 0) return { text: `No longer offered in ${formatList(missing)}.`, isOffered: false };
  if (!isAvailable) return { text: 'Not available in this combination.', isOffered: false };
  return stock > 0 ? undefined : { text: 'Sold out.', isOffered: true };
}

function missingValues(choice: RequestLine['choice'], controls: readonly OptionControl[]): string[] {
  return Object.entries(choice).flatMap(([name, value]) => {
    const isOffered = controls.find((control) => control.name === name)?.values.includes(value);
    return isOffered ? [] : [name === 'color' ? value : `${name} ${value}`];
  });
}

/** The prices of a choice at all quantities: the quantity may have changed since the line was added. */
function knownPrices(line: RequestLine, sold: Offer): number[] {
  const quantities = [line.quantity, 1, ...(sold.quantities?.breaks ?? []).map(({ from }) => from)];
  return quantities.map((quantity) => lineVariant({ ...line, quantity }, sold).price);
}

function priceChange(was: number, now: number): string {
  const inWords = (price: number) => (price > 0 ? formatPrice(price) : 'priced on request');
  return `Was ${inWords(was)} when it was added, now ${inWords(now)}.`;
}

function shippingLimits({ card }: IndexRow, state: string): string[] {
  const { states = [], places = 0, minimumAge } = card;
  const stateName = STATES[state] ?? state;
  return [
    ...(state !== '' && states.includes(state) ? [`Does not ship to ${stateName}.`] : []),
    ...(state !== '' && !states.includes(state) && places > states.length
      ? ['Does not ship to some cities: see the product page.']
      : []),
    ...(minimumAge ? [ageSentence(minimumAge)] : []),
  ];
}

function openItems(reviewed: readonly ReviewedLine[]): OpenItems[] {
  const items = new Map<string, { count: number; lineId: string }>();
  for (const { line, open } of reviewed) {
    for (const name of open) {
      const known = items.get(name) ?? { count: 0, lineId: line.id };
      items.set(name, { ...known, count: known.count + line.quantity });
    }
  }
  return [...items].map(([name, { count, lineId }]) => ({
    text: `${formatCount(count, 'item')} ${count === 1 ? 'needs' : 'need'} ${withArticle(name)}`,
    lineId,
  }));
}

/** The totals of some lines. */
export function totalsOf(reviewed: readonly ReviewedLine[], state = ''): Totals {
  const counting = reviewed.filter(({ excludedReason }) => excludedReason === undefined);
  const sum = (amountOf: (line: ReviewedLine) => number) => counting.reduce((total, line) => total + amountOf(line), 0);
  return {
    subtotal: sum(({ amount }) => amount),
    saved: sum(({ saved }) => saved),
    lines: counting.length,
    items: sum(({ line }) => line.quantity),
    notes: [...excludedNote(reviewed), ...limitNotes(reviewed, state)],
  };
}

/** 'The total does not include 2 lines priced on request and 1 no longer in the catalog.' */
function excludedNote(reviewed: readonly ReviewedLine[]): string[] {
  const reasons: Record<ExcludedReason, string> = {
    'on request': 'priced on request',
    gone: 'no longer in the catalog',
    'not offered': 'in a choice that is not offered',
    loading: 'whose price is still loading',
  };
  const parts = Object.entries(reasons).flatMap(([reason, words]) => {
    const count = reviewed.filter(({ excludedReason }) => excludedReason === reason).length;
    return count > 0 ? [`${formatCount(count, 'line')} ${words}`] : [];
  });
  return parts.length > 0 ? [`The total does not include ${formatList(parts)}.`] : [];
}

function limitNotes(reviewed: readonly ReviewedLine[], state: string): string[] {
  const cards = reviewed.flatMap(({ row }) => row?.card ?? []);
  const blocked = cards.filter(({ states = [] }) => state !== '' && states.includes(state)).length;
  const age = Math.max(0, ...cards.map(({ minimumAge = 0 }) => minimumAge));
  return [
    ...(blocked > 0
      ? [`${formatCount(blocked, 'line')} ${blocked === 1 ? 'does' : 'do'} not ship to ${STATES[state] ?? state}.`]
      : []),
    ...(age > 0 ? [`Marked items: ${age} and over only.`] : []),
  ];
}

/** The lines of one product, and their total. */
export type LineGroup = { product: string; lines: readonly ReviewedLine[]; totals: Totals };

/** The lines grouped by product, in the order in which the products were added. */
export function groupByProduct(reviewed: readonly ReviewedLine[]): LineGroup[] {
  const groups = groupBy(reviewed, ({ line }) => line.product);
  return [...groups].map(([product, lines]) => ({ product, lines, totals: totalsOf(lines) }));
}
