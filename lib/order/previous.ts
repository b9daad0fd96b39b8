import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../listing/row';
import type { Atom } from './atoms';
import type { Resolution } from './resolution';

/** The goods of a line, for a later one that asks for the same. */
export type Previous = { at: number; place: number; choice: Choice; quantity: number; person: string | undefined };

/** Things that later lines may ask for again; its place is -1 where it is not known which goods those are. */
export function previousOf(meanings: readonly Resolution[], placeOf: (row: IndexRow) => number): Previous[] {
  return meanings.flatMap((one) => {
    if (one.kind !== 'found' && one.kind !== 'which' && one.kind !== 'none') return [];
    const { at, quantity, person } = one;
    const { row, choice } = one.kind === 'found' ? one.candidate : { row: undefined, choice: {} };
    return [{ at, place: row ? placeOf(row) : -1, choice, quantity, person }];
  });
}

/** Whether a line names the person of an earlier one: 'same as Miller'. */
export const namesPerson = ({ person }: Previous, atoms: readonly Atom[]) =>
  person !== undefined &&
  atoms.some(({ text, role }) => role === undefined && text.length > 2 && person.split(/[ ,]+/).includes(text));

/** The part that is taken over from an earlier line: for somebody else one, unless it is the same as that person's. */
export function takenFrom(
  before: Previous | undefined,
  person: string | undefined,
  atoms: readonly Atom[],
): Previous | undefined {
  const isTheirs = before?.person === person || person === undefined || (before && namesPerson(before, atoms));
  return before && !isTheirs ? { ...before, quantity: 1 } : before;
}
