import { searchWords } from '../search/words';
import { type Atom, joinedWords, toAtoms } from './atoms';
import { orderSpellings } from './words';

/** A joined word without the 's' of a plural. */
export const singularOf = (joined: string) =>
  joined.length > 3 && /\p{L}s$/u.test(joined) ? joined.slice(0, -1) : joined;
/** The words and figures of a text as singulars. */
export const wordsOfText = (text: string) =>
  toAtoms(text).flatMap(({ value, stem, text: own }) => (value !== undefined || /\p{L}/u.test(own) ? [stem] : []));
/** Short forms and other spellings, joined, with the words that they stand for. */
export const aliases = new Map<string, readonly string[]>();
const alias = (short: string, full: string) => aliases.set(joinedWords(toAtoms(short)), wordsOfText(full));
for (const [full, shorts] of Object.entries(searchWords.spellings)) for (const short of shorts) alias(short, full);
for (const [short, full] of orderSpellings) alias(short, full);

/** The words of atoms as singulars, short forms in full: 'blk l/s shirts' -> 'black', 'long', 'sleeve', 'shirt'. Figures are left out. */
export function fullWords(atoms: readonly Atom[]): string[] {
  const found: string[] = [];
  for (let from = 0; from < atoms.length; ) {
    let length = 3;
    let full: readonly string[] | undefined;
    for (; length > 0; length -= 1) {
      const own = atoms.slice(from, from + length);
      full =
        own.length === length && /[\p{L}\d]/u.test(own.at(-1)?.text ?? '')
          ? (aliases.get(joinedWords(own)) ?? aliases.get(singularOf(joinedWords(own))))
          : undefined;
      if (full) break;
    }
    const { stem = '', text = '', value } = atoms[from] ?? {};
    if (full) found.push(...full);
    else if (value === undefined && /\p{L}/u.test(text)) found.push(stem);
    from += Math.max(1, length);
  }
  return found;
}

const units = new Map(
  Object.entries(searchWords.units).flatMap(([symbol, names]) => [symbol, ...names].map((name) => [name, symbol])),
);

/** A figure with its unit in one spelling: '8"' and '8 inch' -> '8in'; undefined for what is none. */
export function measureOf([number, unit, ...others]: readonly Atom[]): string | undefined {
  // 'in' by itself is a small word as well: '2 in 34x32'.
  const isUnit = unit !== undefined && (unit.word !== 'in' || unit.isGlued || (number?.value ?? 0) > 4);
  const symbol = isUnit ? units.get(unit.word.replace(/(?<=..)s$/, '')) : undefined;
  return number?.value !== undefined && symbol !== undefined && others.length === 0
    ? `${number.value}${symbol}`
    : undefined;
}

/** Runs of letters and digits that touch, with the hyphens and dots in them: 'RUSH24', 'M-65', 'A.T.A.C.'. */
export function gluedRuns(atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = [];
  let run: Atom[] = [];
  for (const atom of [...atoms, undefined]) {
    const isPart = atom && (/[\p{L}\d]/u.test(atom.text) || /^[-.&]$/.test(atom.text));
    if (atom && isPart && (run.length === 0 || atom.isGlued)) run.push(atom);
    else {
      if (run.filter(({ text }) => /[\p{L}\d]/u.test(text)).length > 1) runs.push(run);
      run = atom && isPart ? [atom] : [];
    }
  }
  return runs;
}
