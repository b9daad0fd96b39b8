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
  for (const [at, atom] of atoms.entries()) {
    const isFigure = atom.value !== undefined;
    const role =
      atom.role ??
      reading?.roles.get(atom) ??
      (isShared(atom) ? 'size' : undefined) ??
      (named?.has(atom) ? (isInNumber(atoms, at) ? 'number' : 'name') : isFigure ? 'aside' : undefined);
    if (role === undefined || atom.start < 0) continue;
    const last = marks.at(-1);
    if (last && last.role === role && atom.start - last.end < 2 && role !== 'aside') last.end = atom.end;
    else marks.push({ start: atom.start, end: atom.end, role });
  }
  return marks;
}

/** Whether an atom, or one that touches it through others, is a figure: 'Z314N', '24-7'. */
function isInNumber(atoms: readonly Atom[], at: number): boolean {
  let from = at;
  while (from > 0 && atoms[from]?.isGlued) from -= 1;
  let to = at + 1;
  while (atoms[to]?.isGlued) to += 1;
  return atoms.slice(from, to).some(({ value }) => value !== undefined);
}
