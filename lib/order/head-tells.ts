import { isWord, toAtoms } from './atoms';
import type { OrderColumn } from './resolution';
import { columnOf } from './words';

/** The column that a head makes of its cells, and the words of the garment that they tell it of: 'Shirt size' -> size of 'shirt', '# shirts' -> quantity. */
export type HeadTells = { tells: OrderColumn | undefined; stems: readonly string[] };

const TOLD = new Set<OrderColumn | undefined>(['quantity', 'size', 'waist', 'length', 'sleeve', 'color']);

/** The words over a column of a roster. */
export function headTells(name: string): HeadTells {
  const atoms = toAtoms(name);
  const words = atoms.filter(isWord);
  const edge = [words.at(-1), words[0]].find((atom) => atom && TOLD.has(columnOf(atom.word)));
  const isNumber = atoms[0]?.text === '#' && !/\d/.test(name);
  return {
    tells: edge ? columnOf(edge.word) : isNumber ? 'quantity' : undefined,
    stems: words.flatMap((atom) => (atom === edge ? [] : [atom.stem])),
  };
}
