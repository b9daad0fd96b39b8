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

/** The words of the goods that have no digit, by their first letter, each with the number of goods that bear it. */
type Vocabulary = ReadonlyMap<string, readonly (readonly [word: string, often: number])[]>;
const vocabularies = new WeakMap<Goods, Vocabulary>();

function vocabularyOf(goods: Goods): Vocabulary {
  const known = vocabularies.get(goods);
  if (known) return known;
  const own = new Map<string, [string, number][]>();
  const add = (word: string, often: number) => {
    const letter = word[0] ?? '';
    if (word.length > 2 && !/\d/.test(word)) own.set(letter, [...(own.get(letter) ?? []), [word, often]]);
  };
  for (const [word, places] of goods.strong) add(word, places.length);
  for (const word of goods.colorWords) if (!goods.strong.has(word)) add(word, 1);
  vocabularies.set(goods, own);
  return own;
}

/** 'hldr', 'shrt': the word that most goods bear among those that letters without vowels may stand for. */
function shortened(words: readonly (readonly [string, number])[], word: string): string | undefined {
  const plain = word.replace(/(?<=..)s$/, '');
  if (plain.length < 3 || /[aeiouy]/.test(plain)) return undefined;
  const found = words.filter(([other]) => isShortFor(plain, other) && plain.at(-1) === other.at(-1));
  const most = Math.max(...found.map(([, often]) => often));
  const [only, second] = found.filter(([, often]) => often > most / 4);
  return second ? undefined : only?.[0];
}

const sound = (text: string) => text.replace(/ight/g, 'ite');

function findNear(goods: Goods, word: string): string | undefined {
  if (/\d/.test(word)) return undefined;
  const vocabulary = vocabularyOf(goods);
  const alike = vocabulary.get(word[0] ?? '') ?? [];
  const short = shortened(alike, word);
  if (short !== undefined || word.length < 5) return short;
  const near = nearest(alike, word) ?? (word.length < 7 ? undefined : nearest([...vocabulary.values()].flat(), word));
  if (near !== undefined) return near;
  const [first, ...others] = alike
    .filter(([other]) => other.startsWith(word) && other.length <= word.length * 2)
    .map(([other]) => other);
  return first !== undefined && others.every((other) => other.startsWith(first)) ? first : undefined;
}

/** The word with the fewest mistakes; of those, one that is longer and that many goods bear. */
function nearest(words: readonly (readonly [string, number])[], word: string): string | undefined {
  const most = word.length < 7 ? 1 : 2;
  let best: { word: string; rank: number } | undefined;
  for (const [other, often] of words) {
    if (Math.abs(other.length - word.length) > most + 1) continue;
    const distance = Math.min(
      editDistance(sound(word), sound(other), most),
      word.endsWith('s') ? editDistance(word.slice(0, -1), other, most) : most + 1,
    );
    const rank = distance * 10 + (other.length > word.length ? 0 : 2) - Math.log2(1 + often);
    if (distance <= most && (!best || rank < best.rank)) best = { word: other, rank };
  }
  return best?.word;
}
