import type { OrderQuantities } from '../catalogue/variants/variant';
import { counted } from '../counted';
import { stem } from '../search/normalise';
import type { Mention } from './mention';

/** A number of packs as one of pieces, where the goods tell how many are in one; what is sold by such a box is counted in boxes. */
export function countPacks(mention: Mention, quantities: OrderQuantities | undefined): Mention {
  if (mention.kind !== 'quantity' || !mention.packs) return mention;
  const { count, word, isTold } = mention.packs;
  const { pack, unit } = quantities ?? {};
  // '2 boxes of 10' of what is sold by the box may be of another one.
  if (unit !== undefined && isNameOf(word, unit.toLowerCase()))
    return { ...mention, value: isTold ? undefined : count };
  if (isTold || (pack === undefined && mention.value !== undefined)) return mention;
  if (pack === undefined) return { ...mention, doubt: `How many are in ${count} ${word} is not known.` };
  const value = count * pack;
  return { ...mention, value, doubt: `${count} ${word} of ${pack}: ${counted(value, unit ?? 'piece')}.` };
}

/** Whether a word is another, its plural, or its first and last letter with some between: 'bx' of 'box'. */
function isNameOf(word: string, unit: string): boolean {
  let at = 0;
  for (const letter of unit) if (letter === word[at]) at += 1;
  const isShort = at === word.length && word[0] === unit[0] && word.at(-1) === unit.at(-1);
  return stem(word) === stem(unit) || isShort;
}
