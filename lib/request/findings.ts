import type { Choice } from '../catalogue/choice';
import { type ChoiceControl, choiceControls } from '../catalogue/choice-controls';
import { isPriced } from '../catalogue/price';
import type { IndexRow } from '../index/row';
import { soldOf } from '../index/sold-of';
import type { RequestLine } from './request';

/** A note for the reader of a line, about the product as the catalog has it now. A price is 0 for one on request. */
export type Finding =
  | { kind: 'gone' }
  | { kind: 'renamed'; was: string }
  | { kind: 'renumbered'; was: string | undefined }
  | { kind: 'repriced'; was: number; now: number }
  /** A color or size in which the product does not come any more. */
  | { kind: 'not-offered'; control: ChoiceControl['name']; value: string }
  /** A control with several values, of which none is picked. */
  | { kind: 'open'; control: ChoiceControl['name'] }
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
  return [
    ...changesOf(line, row),
    ...choiceFindings(line.choice, row),
    ...limitsOf(row, state),
    ...piecesOf(row, rows),
  ];
}

function changesOf(line: RequestLine, { card }: IndexRow): Finding[] {
  const isRenamed = line.name !== card.name || line.brand !== card.brand;
  const was = line.brand === card.brand ? line.name : `${line.brand} ${line.name}`.trim();
  return [
    ...(isRenamed ? [{ kind: 'renamed', was } as const] : []),
    ...(line.model === card.model ? [] : [{ kind: 'renumbered', was: line.model } as const]),
    ...(line.price === card.price ? [] : [{ kind: 'repriced', was: line.price, now: card.price } as const]),
  ];
}

function choiceFindings(choice: Choice, row: IndexRow): Finding[] {
  const controls = choiceControls(soldOf(row));
  const values = new Map<string, readonly string[]>(controls.map((control) => [control.name, control.values]));
  const lost = Object.entries(choice).filter(([name, value]) => !values.get(name)?.includes(value));
  // A product that comes in one size only needs no pick.
  const open = controls.filter((control) => control.values.length > 1 && choice[control.name] === undefined);
  return [
    ...lost.map(([name, value]) => ({ kind: 'not-offered', control: name as ChoiceControl['name'], value }) as const),
    ...open.map(({ name }) => ({ kind: 'open', control: name }) as const),
  ];
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
export function acknowledge({ model: _, ...line }: RequestLine, { card }: IndexRow): RequestLine {
  const { name, brand, model, price } = card;
  return { ...line, name, brand, ...(model !== undefined && { model }), price };
}

/** Whether a line whose product the catalog has is counted in sums, or why not. */
export function leftOutOf({ card }: IndexRow, findings: readonly Finding[]): 'not-offered' | 'on-request' | undefined {
  if (findings.some(({ kind }) => kind === 'not-offered')) return 'not-offered';
  return isPriced(card) ? undefined : 'on-request';
}
