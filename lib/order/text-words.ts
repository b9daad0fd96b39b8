import { type Atom, isWord, joinedWords, toAtoms } from './atoms';
import { fullWords, gluedRuns, measureOf, singularOf } from './full-words';
import { orderNumbers } from './words';

const counts = orderNumbers('numbers');
const ROMAN = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
]);

/** The words of a text, those of joined words with their parts, and its figures with the words beside them. */
export type TextWords = {
  words: readonly string[];
  /** The words alone, and the first of the text. */
  full: readonly string[];
  first: string;
  parts: readonly (readonly [key: string, stems: readonly string[]])[];
  figures: readonly (readonly [figure: string, beside: string])[];
};

/** The words of a text of the goods. */
export function textWords(text: string): TextWords {
  const atoms = toAtoms(withInitials(text));
  const runs = gluedRuns(atoms).filter((run) => run.some(isWord) || run.length > 1);
  const parts = runs.flatMap((run) => {
    const stems = run.flatMap(({ stem, text: own }) => (/[\p{L}\d]/u.test(own) ? [stem] : []));
    const key = joinedWords(run);
    return [...new Set([key, singularOf(key)])].map((one) => [one, stems] as const);
  });
  const measures = atoms.flatMap((_, index) => measureOf(atoms.slice(index, index + 2)) ?? []);
  const figures = atoms.flatMap(({ value, word }, index) =>
    value !== undefined || counts.has(word) || ROMAN.has(word)
      ? besideOf(atoms, index).map((beside) => [ROMAN.get(word) ?? word, beside] as const)
      : [],
  );
  const full = fullWords(atoms);
  return {
    words: [...full, ...parts.map(([key]) => key), ...measures],
    full,
    first: atoms[0]?.word ?? '',
    parts,
    figures,
  };
}

/** A text with initials as one word: 'A.T.A.C. 2.0' -> 'ATAC 2.0'. */
export const withInitials = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?:\p{L}[.-]){2,}\p{L}?(?![\p{L}\d])/gu, (letters) => letters.replace(/[.-]/g, ''));

/** The words on either side of a figure. */
function besideOf(atoms: readonly Atom[], index: number): string[] {
  const near = (step: number): string[] => {
    const atom = atoms[index + step];
    if (!atom) return [];
    return isWord(atom) ? [atom.stem] : near(step + Math.sign(step));
  };
  return [...near(-1), ...near(1)];
}
