import type { Atom } from './atoms';
import type { ChoiceReading } from './read-picks';
import type { Mark } from './resolution';

/** The roles of a line's atoms by their place; a figure that nothing explains is left aside. */
export function marksOf(
  atoms: readonly Atom[],
  isShared: (atom: Atom) => boolean,
  reading?: ChoiceReading,
  named?: ReadonlySet<Atom>,
): Mark[] {
  const marks: Mark[] = [];
  for (const atom of atoms) {
    const isFigure = atom.value !== undefined;
    const role =
      atom.role ??
      reading?.roles.get(atom) ??
      (isShared(atom) ? 'size' : undefined) ??
      (named?.has(atom) ? (isFigure ? 'number' : 'name') : isFigure ? 'aside' : undefined);
    if (role === undefined || atom.start < 0) continue;
    const last = marks.at(-1);
    if (last && last.role === role && atom.start - last.end < 2 && role !== 'aside') last.end = atom.end;
    else marks.push({ start: atom.start, end: atom.end, role });
  }
  return marks;
}
