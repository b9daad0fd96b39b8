import { type Atom, joinedWords, toAtoms } from './atoms';
import { fullWords, gluedRuns } from './full-words';
import { withInitials } from './text-words';

/** The makers of the goods by their names. */
export class Makers {
  private readonly brands = new Map<string, Set<string>>();
  private readonly words = new Map<string, readonly string[]>();
  private readonly last = new Set<string>();

  /** `isInNames` tells the words that stand in names of goods as well. */
  constructor(brands: ReadonlySet<string>, isInNames: (word: string) => boolean) {
    for (const brand of brands) {
      const atoms = toAtoms(brand).filter(({ text }) => /[\p{L}\d]/u.test(text));
      const initials = atoms.map(({ word: [letter] }) => letter).join('');
      const beginnings = atoms.map((_, index) => joinedWords(atoms.slice(0, index + 1)));
      for (const key of atoms.length > 1 ? [...beginnings, initials] : beginnings)
        this.brands.set(key, (this.brands.get(key) ?? new Set()).add(brand));
      const own = [...fullWords(toAtoms(withInitials(brand))), ...gluedRuns(toAtoms(brand)).map(joinedWords)];
      this.words.set(
        brand,
        own.filter((word) => word.length > 1 && !isInNames(word)),
      );
      const last = atoms.at(-1)?.stem ?? '';
      if (atoms.length > 1 && !isInNames(last)) this.last.add(last);
    }
  }

  /** The makers that atoms may name: in full, by a beginning, or by initials. */
  named(atoms: readonly Atom[]): ReadonlySet<string> {
    return this.brands.get(joinedWords(atoms)) ?? new Set();
  }

  /** The words by which a maker is known: those that stand in no name of goods. */
  wordsOf(brand: string): readonly string[] {
    return this.words.get(brand) ?? [];
  }

  /** Whether a word stands in the names of makers alone, and begins none: a person may be called so. */
  isLast(stem: string): boolean {
    return this.last.has(stem) && !this.brands.has(stem);
  }
}
