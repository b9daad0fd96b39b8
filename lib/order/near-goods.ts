import { editDistance } from '../search/near-words';
import { stem } from '../search/normalise';
import type { Goods } from './goods';
import { isShortFor } from './short-for';

const REMEMBERED = 2000;
const remembered = new WeakMap<Goods, Map<string, string | undefined>>();

function knownOf(goods: Goods): Map<string, string | undefined> {
  const known = remembered.get(goods) ?? new Map<string, string | undefined>();
  remembered.set(goods, known);
  return known;
}

/** The word of the goods that a mistyped or shortened one stands for; undefined where none is near. */
export function nearWord(goods: Goods, word: string): string | undefined {
  const known = knownOf(goods);
  if (known.has(word)) return known.get(word);
  const found = findNear(goods, word);
  if (known.size > REMEMBERED) known.clear();
  known.set(word, found);
  return found;
}

/** 'BDUcoat' -> 'bdu', 'coat', where some goods bear both. */
export function twoWords(goods: Goods, word: string): string[] | undefined {
  for (let cut = 3; cut < word.length - 2; cut += 1) {
    const stems = [word.slice(0, cut), stem(word.slice(cut))];
    if (stems.every((one) => goods.strong.has(one)) && goods.bearers({ stems, level: 1 }).size > 0) return stems;
  }
  return undefined;
}

/** 'hldr', 'shrt': the letters without vowels of the word that most goods bear among those that it may stand for. */
function shortened(goods: Goods, word: string): string | undefined {
  const plain = word.replace(/(?<=..)s$/, '');
  if (plain.length < 3 || /[aeiouy]/.test(plain)) return undefined;
  const found = [...goods.strong].filter(([other]) => isShortFor(plain, other) && plain.at(-1) === other.at(-1));
  const most = Math.max(...found.map(([, places]) => places.length));
  const [only, second] = found.filter(([, places]) => places.length > most / 4);
  return second ? undefined : only?.[0];
}

function findNear(goods: Goods, word: string): string | undefined {
  if (/\d/.test(word)) return undefined;
  const short = shortened(goods, word);
  if (short !== undefined || word.length < 5) return short;
  const most = word.length < 7 ? 1 : 2;
  let best: { word: string; rank: number } | undefined;
  const sound = (text: string) => text.replace(/ight/g, 'ite');
  const look = (other: string, often: number) => {
    if (
      /\d/.test(other) ||
      other.length < 3 ||
      Math.abs(other.length - word.length) > most + 1 ||
      (other[0] !== word[0] && word.length < 7)
    )
      return;
    const distance = Math.min(
      editDistance(sound(word), sound(other), most),
      word.endsWith('s') ? editDistance(word.slice(0, -1), other, most) : most + 1,
    );
    const rank =
      distance * 10 + (other.length > word.length ? 0 : 2) + (other[0] === word[0] ? 0 : 6) - Math.log2(1 + often);
    if (distance <= most && (!best || rank < best.rank)) best = { word: other, rank };
  };
  for (const [other, places] of goods.strong) look(other, places.length);
  if (best === undefined) for (const color of goods.colorWords) look(color, 1);
  if (best !== undefined) return best.word;
  const begun = [...goods.strong.keys()].filter((other) => other.startsWith(word) && !/\d/.test(other));
  return begun.length === 1 || (begun.length > 0 && begun.every((other) => other.startsWith(begun[0] as string)))
    ? begun[0]
    : undefined;
}
