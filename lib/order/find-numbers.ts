import { type Atom, isWord, joinedWords } from './atoms';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { orderWords } from './words';

const units = orderWords('units');
const labels = orderWords('quantity');

const LONGEST_NUMBER = 10;

/** An item number in a line, the places of the products that have it, and the choices of those of which it is a variant's. */
export type Numbered = {
  own: readonly Atom[];
  places: readonly number[];
  variants: ReturnType<Goods['numbers']['variantsOf']>;
};

/** The item numbers in a line, the longest at each place; a figure that counts pieces is none. */
export function numbersIn(atoms: readonly Atom[], goods: Goods): Numbered[] {
  const found: Numbered[] = [];
  for (let from = 0; from < atoms.length; from += 1) {
    for (let to = Math.min(atoms.length, from + LONGEST_NUMBER); to > from; to -= 1) {
      const own = atoms.slice(from, to);
      if (
        own.some(({ role, text }) => role !== undefined || /[,;:()|]/.test(text)) ||
        !own.some(({ value, text }) => value !== undefined || text === '-')
      )
        continue;
      if (
        !/[\p{L}\d]/u.test(own[0]?.text ?? '') ||
        !/[\p{L}\d]/u.test(own.at(-1)?.text ?? '') ||
        own.some(({ cell }) => cell !== own[0]?.cell)
      )
        continue;
      const places = goods.numbers.placesOf(own);
      if (places.length === 0) continue;
      const [before, after] = [atoms[from - 1], atoms[to]];
      const isCount =
        own.length === 1 && ((after && units.has(after.word) && !after.isGlued) || (before && labels.has(before.word)));
      // 'VTX 1000 4' is a number and a quantity; parts that do not touch are one only where each is long or has letters.
      if (isCount || isSplitStrangely(own)) continue;
      const variants = goods.numbers.variantsOf(joinedWords(own));
      if (variants.size > 0 && goesOn(atoms, to)) continue;
      // '48103-019' goes on with a color or a size, which the number of a variant has said.
      let end = to;
      while (
        variants.size === 0 &&
        atoms[end]?.isGlued &&
        (atoms[end]?.text === '-' ||
          (atoms[end - 1]?.text === '-' &&
            atoms[end]?.value !== undefined &&
            !(atoms[end + 1]?.isGlued && isWord(atoms[end + 1]))))
      )
        end += 1;
      // 'HC-14-BK' names its color by its end.
      const short = goods.numbers.placesOf(atoms.slice(from, end - 2));
      const isColored =
        isWord(atoms[end - 1]) &&
        atoms[end - 2]?.text === '-' &&
        fullWords([atoms[end - 1] as Atom]).every((word) => goods.isPlainColor(word));
      if (isColored && places.every((place) => short.includes(place))) end -= 2;
      found.push({ own: atoms.slice(from, end), places, variants });
      from = end - 1;
      break;
    }
  }
  return found;
}

/** Whether a number that ends here is written on: '…-10-2' and '…-10EE', and not '…-10x2'. */
function goesOn(atoms: readonly Atom[], to: number): boolean {
  const [next, after] = [atoms[to], atoms[to + 1]];
  if (!next?.isGlued) return false;
  const isDashed = next.text === '-' && after?.isGlued === true && after.value !== undefined;
  return isDashed || (isWord(next) && next.word !== 'x');
}

const isSplitStrangely = (own: readonly Atom[]) =>
  // '11.5 1' is no number.
  own.some(
    ({ text, value }, index) => value !== undefined && text.includes('.') && own[index + 1]?.isGlued === false,
  ) ||
  own.some(
    ({ isGlued, value }, index) =>
      index > 0 &&
      !isGlued &&
      value !== undefined &&
      own[index - 1]?.value !== undefined &&
      own.length === 2 &&
      String(own[index - 1]?.text).length < 3,
  );
