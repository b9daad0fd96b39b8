import { memoizeByKey } from '../memoize';
import { searchWords as data } from './search-words';

/** A word in lower case (`raw`) and its singular (`stem`). */
export type Token = { raw: string; stem: string };

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** Lower case, without accents and invisible characters, with uniform quotes and fractions: 'Café' -> 'cafe', '½' -> '.5'. */
export function normalizeText(text: string): string {
  return text
    .replace(/[™®©]/g, ' ')
    .replace(/½/g, '.5')
    .replace(/¼/g, '.25')
    .replace(/¾/g, '.75')
    .replace(/[“”″]|''/g, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[’‘′`]/g, "'")
    .replace(/×/g, 'x');
}

/** The letters and digits of a text: 'VTS-989' -> 'vts989'. */
export function compact(text: string): string {
  return normalizeText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

const SPELLING = new Map<string, string>();
for (const [canonical, variants] of [...Object.entries(data.spellings), ...Object.entries(data.sizes)]) {
  for (const variant of variants) SPELLING.set(normalizeText(variant).replace(/[\s-]+/g, ''), canonical.toLowerCase());
}
const spellingVariants = [...Object.values(data.spellings), ...Object.values(data.sizes)].flat().map(normalizeText);
const SPELLINGS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${
    longestFirst(spellingVariants)
      .map((variant) => escapeRegExp(variant).replace(/ /g, '[\\s-]*'))
      // Without spellings: a pattern that never matches.
      .join('|') || '(?!)'
  })(s?)(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Single words that have another spelling. Spelling correction includes them, because they may have typos too. */
export const spellingWords: readonly string[] = spellingVariants.filter((variant) => /^\p{L}{3,}$/u.test(variant));

const UNITS: Readonly<Record<string, readonly string[]>> = data.units;
/** The symbols of all units, such as 'in' and 'oz'. */
const unitSymbols = Object.keys(UNITS);
const UNIT = new Map(
  Object.entries(UNITS).flatMap(([symbol, names]) => [symbol, ...names].map((name) => [name, symbol])),
);
/** All names of units: symbols and words. */
export const unitNames: readonly string[] = [...UNIT.keys()];
// The look-ahead skips '5-in-1'.
const MEASURES = new RegExp(
  `(\\d+(?:\\.\\d+)?|(?<!\\d)\\.\\d+)[\\s-]*(${longestFirst(unitNames)
    .map(escapeRegExp)
    .join('|')})s?(?![\\p{L}\\p{N}]|[\\s-]+\\d)`,
  'gu',
);

const NUMBERS = new Map(Object.entries(data.numbers).filter(([word]) => /^\p{L}+$/u.test(word)));

/** Normalizes spellings of sizes, units, numbers and words of `search.json`: '3X' -> '3xl', '0.5 oz' -> '0.5oz', 'E.M.T.' -> 'emt'. */
function unify(text: string): string {
  return normalizeText(text)
    .replace(/\p{L}+/gu, (word) => NUMBERS.get(word)?.toString() ?? word)
    .replace(SPELLINGS, (_, variant: string, plural: string) => {
      const canonical = SPELLING.get(variant.replace(/[\s-]+/g, ''));
      return `${canonical ?? variant}${plural}`;
    })
    .replace(
      /(?<![\p{L}\p{N}])(?:\p{L}[.-]){2,}\p{L}?(?![\p{L}\p{N}])/gu,
      (letters) => `${letters.replace(/[.-]/g, '')} `,
    )
    .replace(MEASURES, (_, number: string, name: string) => `${Number(number)}${UNIT.get(name)} `)
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1 ')
    .replace(/(\p{L})'s(?!\p{L})/gu, '$1')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1');
}

/** Splits a text into words. Words with hyphens stay in one group: 'VTS-989 LED' -> [['vts', '989'], ['led']]. */
export function splitWords(text: string): string[][] {
  const chunks = unify(text).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [];
  return chunks.map((chunk) => chunk.split(/-|\.(?!\d)|(?<!\d)\./).filter(Boolean));
}

/**
 * The singular of an English word: 'batteries' -> 'battery', 'watches' -> 'watch', 'gloves' -> 'glove', 'knives' -> 'knife'. Words with
 * digits do not change. Results are cached.
 */
export const stem = memoizeByKey(toSingular, 50_000);

function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d|(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const [, before] = /^(.*(?:kni|wi|hal|shel|wol|lea|loa|thie|scar|cal))ves$/.exec(word) ?? [];
  if (before !== undefined) return before.endsWith('i') ? `${before}fe` : `${before}f`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const INDEFINITE = new Set(data.indefinite);

/** True if a query describes a product without its name: 'something to keep my keys together'. */
export function isDescription(query: string): boolean {
  return splitWords(query).some((chunk) => chunk.some((word) => INDEFINITE.has(word)));
}

const STOP_WORDS: ReadonlySet<string> = new Set(data.ignored);
const COMMON_WORDS: ReadonlySet<string> = new Set(data.ordinary);

/** True for words that are ignored if a query has other words, such as 'the'. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(normalizeText(word));
}

/** True for common words such as 'big'. They have a low weight and are never treated as typos. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(stem(word));
}

/** The words of a query or a synonym, without stop words. If all words are stop words, they are returned. */
export function tokenize(text: string): Token[] {
  const words = splitWords(text).flat();
  const keywords = words.filter((word) => !STOP_WORDS.has(word));
  return (keywords.length > 0 ? keywords : words).map((raw) => ({ raw, stem: stem(raw) }));
}

/** The words of a phrase as singulars: 'the LED flashlights' -> ['led', 'flashlight']. */
export const stemsOf = (phrase: string): string[] => tokenize(phrase).map(({ stem: singular }) => singular);

const MAX_JOINED = 4;

/** The index terms of a group of words: each word, its singular, adjacent words joined, and the parts of measures. */
export function indexTerms(chunk: readonly string[]): string[] {
  const joined = adjacentGroups(chunk, MAX_JOINED).flatMap((group) => (group.length > 1 ? stem(group.join('')) : []));
  return [...chunk.flatMap((word) => [stem(word), word, ...partsOfMeasure(word)]), ...joined];
}

/** Groups of up to `max` adjacent words, largest groups first: ['a', 'b'] -> [['a', 'b'], ['a'], ['b']]. */
export function adjacentGroups(words: readonly string[], max: number): string[][] {
  const groups: string[][] = [];
  for (let length = Math.min(max, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) groups.push(words.slice(start, start + length));
  }
  return groups;
}

const MEASURE = new RegExp(`^(\\d+(?:\\.\\d+)?)(${unitSymbols.join('|')})$`);
const NAMES_OF = new Map(
  Object.entries(UNITS).map(([symbol, names]) => [symbol, names.filter((name) => /^\p{L}{3,}$/u.test(name))]),
);

/** The number of a measure and the names of its unit: '8in' -> '8' and 'inch'. Empty for other words. */
function partsOfMeasure(word: string): string[] {
  const [, number, symbol = ''] = MEASURE.exec(word) ?? [];
  return number === undefined ? [] : [number, ...(NAMES_OF.get(symbol) ?? [])];
}

/** The text before 'with', 'for' and 'that': 'belt with clip' -> 'belt'. */
export function beforePreposition(text: string): string {
  return text.split(/\s(?:with|for|that)\s/i, 1)[0] ?? '';
}

/**
 * The main noun of a product name: 'Home Defense Pepper Gel with Wall Mount' -> 'gel', 'TDU Belt 1.5"' -> 'belt'. It is the last
 * word without digits before ' - ', ' with ', ' for ', a comma or a bracket.
 */
export function headNoun(name: string): string {
  const [main = ''] = beforePreposition(name).split(/\s[-–—]\s|[,(]/);
  const chunk = splitWords(main).findLast((words) => !words.some((word) => /\d/.test(word)));
  return stem(chunk?.at(-1) ?? '');
}
