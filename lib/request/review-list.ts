import { groupBy } from '../catalogue/group-by';
import { ageSentence } from '../catalogue/restrictions';
import { STATES } from '../catalogue/us-states';
import { completeSelection, type Offer, type OptionControl, optionControls } from '../catalogue/variants/offer';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';
import { formatCount, formatList } from '../format';
import { type IndexRow, offerOf } from '../listing/index-row';
import { formatPrice, toMinorUnits } from '../money';
import { discountHint, lineVariant, missingOptionsMessage, quantityProblem, withArticle } from './line-variant';
import type { RequestLine, RequestList } from './request-list';

/** A sentence about a line. A problem should be solved before sending. A hint is only shown on the page. */
export type LineMessage = { text: string; isProblem?: true; isHint?: true };

/** Why a line is not in the total. 'loading': the catalogue is not loaded yet. */
type ExcludedReason = 'on request' | 'gone' | 'not offered' | 'loading';

/** A line with current product and prices. Amounts are in minor units; they are 0 if the line is not in the total. */
export type ReviewedLine = {
  line: RequestLine;
  /** Undefined if the product is not in the catalogue or not loaded yet. */
  row: IndexRow | undefined;
  variant: ResolvedVariant | undefined;
  /** Current item number, or the stored one if the product is gone. */
  number: string | undefined;
  /** Names of controls without a selection, such as 'size'. */
  open: readonly string[];
  messages: readonly LineMessage[];
  /** True if the price has changed since the line was added. */
  isRepriced: boolean;
  excludedReason: ExcludedReason | undefined;
  /** Unit price. */
  unit: number;
  /** Unit price times quantity. */
  amount: number;
  /** Savings compared with the old price. */
  saved: number;
};

/** Totals of a list; amounts are in minor units. */
export type Totals = {
  subtotal: number;
  saved: number;
  /** Number of lines in the total. */
  lines: number;
  /** Sum of their quantities. */
  items: number;
  /** Sentences about excluded lines, shipping limits and minimum age. */
  notes: readonly string[];
};

/** '6 items need a size', and the id of the first such line. */
export type OpenItems = { text: string; lineId: string };

/** A request list with current products and prices. */
export type Review = { lines: readonly ReviewedLine[]; totals: Totals; open: readonly OpenItems[] };

/**
 * Compares a list with the current catalogue.
 * @param rows products of the list, in any order
 * @param isLoaded false while products may be missing
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
  const messages = isLoaded ? [{ text: 'This product is no longer in the catalog.', isProblem: true as const }] : [];
  const unknown = { row: undefined, variant: undefined, open: [], isRepriced: false, unit: 0, amount: 0, saved: 0 };
  return { ...unknown, line, number: line.model, messages, excludedReason: isLoaded ? 'gone' : 'loading' };
}

function reviewLine(line: RequestLine, row: IndexRow, state: string): ReviewedLine {
  const offer = offerOf(row);
  const variant = lineVariant(line, offer);
  const { open } = completeSelection(line.choice, offer);
  const unavailable = availabilityProblem(line, offer, variant);
  const excludedReason =
    unavailable?.isOffered === false ? 'not offered' : variant.price > 0 ? undefined : 'on request';
  const isRepriced = unavailable === undefined && !knownPrices(line, offer).includes(line.price);
  const unit = excludedReason ? 0 : toMinorUnits(variant.price);
  const problems = [
    unavailable?.text,
    ...(unavailable?.isOffered === false ? [] : [quantityProblem(line.quantity, offer)]),
    ...shippingLimits(row, state),
    missingOptionsMessage(open),
  ];
  const hint = excludedReason ? undefined : discountHint(line, offer);
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

/** Why a selection cannot be ordered; undefined if it can. `isOffered` is false unless it is only sold out. */
function availabilityProblem({ choice }: RequestLine, offer: Offer, { isAvailable, stock }: ResolvedVariant) {
  const missing = missingValues(choice, optionControls(offer));
  if (missing.length > 0) return { text: `No longer offered in ${formatList(missing)}.`, isOffered: false };
  if (!isAvailable) return { text: 'Not available in this combination.', isOffered: false };
  return stock > 0 ? undefined : { text: 'Sold out.', isOffered: true };
}

function missingValues(selection: RequestLine['choice'], controls: readonly OptionControl[]): string[] {
  return Object.entries(selection).flatMap(([name, value]) => {
    const isOffered = controls.find((control) => control.name === name)?.values.includes(value);
    return isOffered ? [] : [name === 'color' ? value : `${name} ${value}`];
  });
}

/** Prices of a selection at all discount steps: the quantity may have changed since the line was added. */
function knownPrices(line: RequestLine, offer: Offer): number[] {
  const quantities = [line.quantity, 1, ...(offer.quantities?.breaks ?? []).map(({ from }) => from)];
  return quantities.map((quantity) => lineVariant({ ...line, quantity }, offer).price);
}

function priceChange(before: number, now: number): string {
  const format = (price: number) => (price > 0 ? formatPrice(price) : 'priced on request');
  return `Was ${format(before)} when it was added, now ${format(now)}.`;
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
      const group = items.get(name) ?? { count: 0, lineId: line.id };
      items.set(name, { ...group, count: group.count + line.quantity });
    }
  }
  return [...items].map(([name, { count, lineId }]) => ({
    text: `${formatCount(count, 'item')} ${count === 1 ? 'needs' : 'need'} ${withArticle(name)}`,
    lineId,
  }));
}

export function totalsOf(reviewed: readonly ReviewedLine[], state = ''): Totals {
  const counted = reviewed.filter(({ excludedReason }) => excludedReason === undefined);
  const sum = (amountOf: (line: ReviewedLine) => number) => counted.reduce((total, line) => total + amountOf(line), 0);
  return {
    subtotal: sum(({ amount }) => amount),
    saved: sum(({ saved }) => saved),
    lines: counted.length,
    items: sum(({ line }) => line.quantity),
    notes: [...excludedNote(reviewed), ...limitNotes(reviewed, state)],
  };
}

/** 'The total does not include 2 lines priced on request and 1 line no longer in the catalog.' */
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

/** Lines of one product, with their totals. */
export type LineGroup = { product: string; lines: readonly ReviewedLine[]; totals: Totals };

/** Groups lines by product, in the order in which products were added. */
export function groupByProduct(reviewed: readonly ReviewedLine[]): LineGroup[] {
  const groups = groupBy(reviewed, ({ line }) => line.product);
  return [...groups].map(([product, lines]) => ({ product, lines, totals: totalsOf(lines) }));
}
