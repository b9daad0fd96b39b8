import { choiceControls } from '@/lib/catalogue/choice-controls';
import { soldOf } from '@/lib/listing/sold-of';
import type { Candidate, OrderAsk, Ordered, Resolution } from '@/lib/order/resolution';
import { whyNoneOf } from '@/lib/request/line-variant';
import { newLine } from '@/lib/request/operations';
import { type QuantityFinding, quantityFindings } from '@/lib/request/quantity-findings';
import { MOST_OF_A_LINE, type RequestLine } from '@/lib/request/request';

type Misfit = Exclude<QuantityFinding, { kind: 'near-break' }>;

/** As many values of a control are offered. */
const MOST_WAYS = 3;

/** A resolution that asks for goods. */
export type OrderedLine = Extract<Resolution, Ordered>;

/** The buyer's decisions on a line that was looked up. */
export type Pick = {
  candidates: readonly Candidate[];
  /** The place of the candidate that is meant; undefined until one is chosen. */
  chosen: number | undefined;
  /** The colors and sizes as they stand in the fields. */
  choice: Readonly<Record<string, string>>;
  /** The text of the field. */
  quantity: string;
  /** The points that the reader asks about, as far as nobody has settled them. */
  asks: readonly OrderAsk[];
  /** The text of a quantity that the buyer has taken, though the product is not ordered so. */
  accepted?: string;
  /** False for a line that is left out, or not yet decided. */
  isWanted: boolean;
  /** Whether the buyer has left the line out. */
  isLeftOut: boolean;
  person: string;
  note: string;
};

/** The picks of resolutions, in their order; undefined for those that ask for nothing. */
export type Picks = readonly (Pick | undefined)[];

/** Whether a resolution asks for goods. */
export const isOrdered = (line: Resolution): line is OrderedLine => 'marks' in line;

/** The picks as far as the lines say them: ticked where nothing is asked, and nothing chosen where several may be meant. */
export function picksOf(lines: readonly Resolution[]): Picks {
  return lines.map((line) => {
    if (!isOrdered(line)) return undefined;
    const { quantity, person = '', note = '' } = line;
    const asks = line.kind === 'none' ? [] : line.asks;
    const candidates = line.kind === 'which' ? line.candidates : line.kind === 'found' ? [line.candidate] : [];
    const open = { candidates, chosen: undefined, choice: {}, asks, isWanted: false, isLeftOut: false };
    const pick: Pick = { ...open, quantity: String(quantity), person, note };
    return line.kind === 'found' ? chooseCandidate(pick, 0) : pick;
  });
}

/** The picks of lines that were read again: those for lines that mean what they meant before stay as the buyer made them. */
export function keptPicks(lines: readonly Resolution[], before: { lines: readonly Resolution[]; picks: Picks }): Picks {
  const known = new Map(keysOf(before.lines).map((key, index) => [key, before.picks[index]]));
  const fresh = picksOf(lines);
  return keysOf(lines).map((key, index) => (fresh[index] && known.get(key)) ?? fresh[index]);
}

/** The meaning of each line, and which of those with that meaning it is. */
function keysOf(lines: readonly Resolution[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const candidates = line.kind === 'found' ? [line.candidate] : line.kind === 'which' ? line.candidates : [];
    const meant = candidates.map(({ row, choice }) => [row.card.id, choice]);
    const details = isOrdered(line) && [line.quantity, line.person, line.note, line.kind !== 'none' && line.asks];
    const key = JSON.stringify([line.kind, line.text, meant, details]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key} ${count}`;
  });
}

/** The product that is meant; undefined while none is chosen. */
export const chosenOf = ({ candidates, chosen }: Pick): Candidate | undefined => candidates[chosen ?? -1];

/** The controls of a pick that have no value, or whose values are not made together, and the quantity where it is none. */
export function missingOf(pick: Pick): OrderAsk[] {
  const controls = controlsOf(pick);
  const open = controls.filter(({ name }) => pick.choice[name] === undefined);
  const names = (isUnmade(pick) ? controls.filter(({ values }) => values.length > 1) : open).map(({ name }) => name);
  return [...(quantityOf(pick) === undefined ? ['quantity'] : []), ...names];
}

/** Whether all is chosen, and there is no such combination. */
export function isUnmade(pick: Pick): boolean {
  const row = chosenOf(pick)?.row;
  const isWhole = controlsOf(pick).every(({ name }) => pick.choice[name] !== undefined);
  return row !== undefined && isWhole && whyNoneOf(pick.choice, soldOf(row)) === 'not made';
}

/** The finding on a quantity in which the product is not ordered, unless the buyer has taken it all the same. */
export function misfitOf(pick: Pick): Misfit | undefined {
  const row = chosenOf(pick)?.row;
  const quantity = quantityOf(pick);
  if (!row || quantity === undefined || pick.accepted === pick.quantity) return undefined;
  return quantityFindings({ choice: pick.choice, quantity }, soldOf(row)).find((one) => one.kind !== 'near-break');
}

/** The values that would settle what is not made, or not ordered in such a quantity: those of a control that are next to it, or another count. */
export function waysOut(pick: Pick): { name: OrderAsk; value: string }[] {
  const row = chosenOf(pick)?.row;
  const misfit = misfitOf(pick);
  const counts = misfit === undefined ? [] : misfit.kind === 'too-few' ? [misfit.minimum] : misfit.nearest;
  const others = row && isUnmade(pick) ? controlsOf(pick) : [];
  const made = others.flatMap(({ name, values }) => {
    const from = values.indexOf(pick.choice[name] ?? '');
    return values
      .map((value, index) => ({ name, value, distance: Math.abs(index - from) }))
      .filter(({ value }) => row && whyNoneOf({ ...pick.choice, [name]: value }, soldOf(row)) !== 'not made')
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_WAYS);
  });
  return [...made, ...counts.map((count) => ({ name: 'quantity', value: String(count) }))];
}

const controlsOf = (pick: Pick) => {
  const row = chosenOf(pick)?.row;
  return row ? choiceControls(soldOf(row)) : [];
};

/** The values that stand in their fields, but are not beyond doubt. */
export function unsureOf(pick: Pick): OrderAsk[] {
  const asks = new Set([...pick.asks, ...(misfitOf(pick) ? ['quantity'] : [])]);
  return [...asks].filter((ask) =>
    ask === 'quantity' ? quantityOf(pick) !== undefined : pick.choice[ask] !== undefined,
  );
}

/** The points to settle before a line is added: what is missing, and what the reader asks about. */
export function openOf(pick: Pick): OrderAsk[] {
  return [...missingOf(pick), ...unsureOf(pick)];
}

/** Whether a line would be added. */
export function isReady(pick: Pick): boolean {
  return pick.isWanted && chosenOf(pick) !== undefined && openOf(pick).length === 0;
}

/** The state of a line as it is shown; nothing can be done for one that names no product. */
export function pickState(pick: Pick): 'ticked' | 'open' | 'off' {
  if (isReady(pick)) return 'ticked';
  return pick.isLeftOut || pick.candidates.length === 0 || openOf(pick).length === 0 ? 'off' : 'open';
}

/** A pick with a candidate chosen, or none of them. */
export function chooseCandidate(pick: Pick, chosen: number | undefined): Pick {
  const candidate = pick.candidates[chosen ?? -1];
  const next = { ...pick, chosen, choice: candidate?.choice ?? {}, isLeftOut: !candidate };
  return { ...next, isWanted: candidate !== undefined && openOf(next).length === 0 };
}

/** A pick with values in some of its fields; one that settles the last open point ticks the line. */
export function fillIn(pick: Pick, values: Readonly<Record<OrderAsk, string>>): Pick {
  const { quantity = pick.quantity, ...picks } = values;
  const choice = Object.entries({ ...pick.choice, ...picks }).filter(([, value]) => value !== '');
  const asks = pick.asks.filter((ask) => !(ask in values));
  const next = { ...pick, quantity, choice: Object.fromEntries(choice), asks };
  const isSettled = openOf(pick).length > 0 && openOf(next).length === 0;
  return isSettled ? { ...next, isWanted: true, isLeftOut: false } : next;
}

/** A pick ticked by hand, which says that its values are right, or left out. One that lacks a value cannot be ticked, and stays. */
export function tick(pick: Pick, isWanted: boolean): Pick {
  if (!isWanted) return { ...pick, isWanted, isLeftOut: true };
  return missingOf(pick).length > 0 ? pick : { ...pick, isWanted, isLeftOut: false, asks: [], accepted: pick.quantity };
}

/** The line of the list that a pick makes. Throws for one that is not ready. */
export function toRequestLine(pick: Pick): RequestLine {
  const row = chosenOf(pick)?.row;
  const quantity = quantityOf(pick);
  if (!row || quantity === undefined) throw new Error('nothing is chosen');
  const { choice, person, note } = pick;
  return newLine(row.card, soldOf(row), { choice, quantity, ...(person && { person }), ...(note && { note }) });
}

function quantityOf({ quantity }: Pick): number | undefined {
  const number = Number(quantity);
  return /^\d+$/.test(quantity) && number >= 1 && number <= MOST_OF_A_LINE ? number : undefined;
}
