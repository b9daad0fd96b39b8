import type { Choice } from '../catalogue/choice';
import { type ChoiceControl, choiceControls } from '../catalogue/choice-controls';
import { isPriced } from '../catalogue/price';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';
import type { Sold } from '../catalogue/variants/variant';
import { wholeChoice } from '../catalogue/whole-choice';
import type { IndexRow } from '../listing/row';
import { soldOf } from '../listing/sold-of';
import { lineVariant } from './line-variant';
import { type QuantityFinding, quantityFindings } from './quantity-findings';
import type { RequestLine } from './request';

/** A note for the reader of a line, about the product as the catalog has it now. A price is 0 for one on request. */
export type Finding =
  | { kind: 'gone' }
  | { kind: 'renamed'; was: string }
  | { kind: 'renumbered'; was: string | undefined }
  | { kind: 'repriced'; was: number; now: number }
  /** A value in which the product does not come any more. */
  | { kind: 'not-offered'; control: ChoiceControl['name']; value: string }
  /** A control with several values, of which none is picked. */
  | { kind: 'open'; control: ChoiceControl['name'] }
  /** A combination that the product does not come in. */
  | { kind: 'not-made'; choice: Choice }
  | { kind: 'sold-out' }
  | QuantityFinding
  /** The state of the list, to which the product is not shipped. */
  | { kind: 'not-shipped'; state: string }
  /** A state with cities to which the product is not shipped; the index does not know which. */
  | { kind: 'some-cities'; state: string }
  | { kind: 'minimum-age'; age: number }
  /** The names of a kit's pieces, and how many of them are not known by name. */
  | { kind: 'pieces'; names: readonly string[]; unnamed: number };

/** The findings for a line whose product the catalog has; `state` is '' where none is chosen. */
export function findingsOf(
  line: RequestLine,
  row: IndexRow,
  state: string,
  rows: ReadonlyMap<string, IndexRow>,
): Finding[] {
  const sold = soldOf(row);
  const variant = lineVariant(line, sold);
  const choice = choiceFindings(line, sold, variant);
  const isSold = !choice.some(isUnsold);
  return [
    ...renamingOf(line, row),
    ...(isSold ? changesOf(line, sold, variant) : []),
    ...choice,
    ...(isSold ? quantityFindings(line, sold) : []),
    ...limitsOf(row, state),
    ...piecesOf(row, rows),
  ];
}

function renamingOf(line: RequestLine, { card }: IndexRow): Finding[] {
  if (line.name === card.name && line.brand === card.brand) return [];
  return [{ kind: 'renamed', was: line.brand === card.brand ? line.name : `${line.brand} ${line.name}`.trim() }];
}

function changesOf(line: RequestLine, sold: Sold, { number, price: now }: ResolvedVariant): Finding[] {
  // The quantity may have changed since: each price that one has at some quantity is no news.
  const quantities = [1, ...(sold.quantities?.breaks ?? []).map(({ from }) => from)];
  const isKnown = quantities.some((quantity) => lineVariant({ ...line, quantity }, sold).price === line.price);
  return [
    ...(line.model === number ? [] : [{ kind: 'renumbered', was: line.model } as const]),
    ...(isKnown ? [] : [{ kind: 'repriced', was: line.price, now } as const]),
  ];
}

function choiceFindings({ choice }: RequestLine, sold: Sold, { made, stock }: ResolvedVariant): Finding[] {
  const values = new Map(choiceControls(sold).map((control) => [control.name, control.values]));
  const lost = Object.entries(choice).filter(([name, value]) => !values.get(name)?.includes(value));
  return [
    ...lost.map(([control, value]) => ({ kind: 'not-offered', control, value }) as const),
    ...(lost.length > 0 || made ? [] : [{ kind: 'not-made', choice } as const]),
    ...(lost.length > 0 || !made || stock > 0 ? [] : [{ kind: 'sold-out' } as const]),
    // A product that comes in one size only needs no pick.
    ...wholeChoice(choice, sold).open.map((control) => ({ kind: 'open', control }) as const),
  ];
}

/** Whether the catalog has nothing like it: a total leaves it out. */
function isUnsold({ kind }: Finding): boolean {
  return kind === 'not-offered' || kind === 'not-made';
}

function limitsOf({ card }: IndexRow, state: string): Finding[] {
  const { states = [], places = 0, minimumAge } = card;
  const isPartly = !states.includes(state) && places > states.length;
  return [
    ...(state !== '' && states.includes(state) ? [{ kind: 'not-shipped', state } as const] : []),
    ...(state !== '' && isPartly ? [{ kind: 'some-cities', state } as const] : []),
    ...(minimumAge ? [{ kind: 'minimum-age', age: minimumAge } as const] : []),
  ];
}

function piecesOf({ pieces = [] }: IndexRow, rows: ReadonlyMap<string, IndexRow>): Finding[] {
  if (pieces.length === 0) return [];
  const names = pieces.flatMap((id) => rows.get(id)?.card.name ?? []);
  return [{ kind: 'pieces', names, unnamed: pieces.length - names.length }];
}

/** Whether it is a change of the catalog since the line was written, which {@link acknowledge} takes over. */
export function isNews({ kind }: Finding): boolean {
  return kind === 'renamed' || kind === 'renumbered' || kind === 'repriced';
}

/** A line with the name, item number and price that its product has now: the buyer has seen the changes. */
export function acknowledge(line: RequestLine, row: IndexRow): RequestLine {
  const { name, brand } = row.card;
  return { ...withChoice(line, row, line.choice), name, brand };
}

/** A line with another choice, and the item number and price that this one has. */
export function withChoice({ model: _, ...line }: RequestLine, row: IndexRow, choice: Choice): RequestLine {
  const { number, price } = lineVariant({ ...line, choice }, soldOf(row));
  return { ...line, choice, ...(number !== undefined && { model: number }), price };
}

/** Whether a line whose product the catalog has is counted in sums, or why not. */
export function leftOutOf(
  variant: ResolvedVariant,
  findings: readonly Finding[],
): 'not-offered' | 'on-request' | undefined {
  if (findings.some(isUnsold)) return 'not-offered';
  return isPriced(variant) ? undefined : 'on-request';
}
