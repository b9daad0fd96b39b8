import { searchWords as data } from './search-words';

/** A word as it was written, lower case, and its singular. */
export type Token = { raw: string; stem: string };

/** A text as the source of a pattern that it alone matches. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** A text of any Unicode form, small, without accents and invisible characters, quotes in one form: 'Café' -> 'cafe'. */
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
      // A pattern that matches nothing, where there are no spellings.
      .join('|') || '(?!)'
  })(s?)(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The single words that have another spelling: someone may mistype them as well. */
export const spellingWords: readonly string[] = spellingVariants.filter((variant) => /^\p{L}{3,}$/u.test(variant));

const UNITS: Readonly<Record<string, readonly string[]>> = data.units;
/** The symbols of all units that search reads. */
export const unitSymbols = Object.keys(UNITS);
const UNIT = new Map(
  Object.entries(UNITS).flatMap(([symbol, names]) => [symbol, ...names].map((name) => [name, symbol])),
);
/** Names of measures, symbols and words. */
export const unitNames: readonly string[] = [...UNIT.keys()];
// The look-ahead leaves '5-in-1' alone.
const MEASURES = new RegExp(
  `(\\d+(?:\\.\\d+)?|(?<!\\d)\\.\\d+)[\\s-]*(${longestFirst(unitNames)
    .map(escapeRegExp)
    .join('|')})s?(?![\\p{L}\\p{N}]|[\\s-]+\\d)`,
  'gu',
);

const NUMBERS = new Map(Object.entries(data.numbers).filter(([word]) => /^\p{L}+$/u.test(word)));

/** The text in one spelling of sizes, units and the owner's words: '3X' -> '3xl', '0.5 oz' -> '0.5oz', 'E.M.T.' -> 'emt'. */
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

/** The words of a text; what hyphens join stays together: 'VTS-989 LED' -> [['vts', '989'], ['led']]. */
export function splitWords(text: string): string[][] {
  const chunks = unify(text).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [];
  return chunks.map((chunk) => chunk.split(/-|\.(?!\d)|(?<!\d)\./).filter(Boolean));
}

const stems = new Map<string, string>();

/** A light singular: 'batteries' -> 'battery', 'watches' -> 'watch', 'gloves' -> 'glove', 'knives' -> 'knife'; words with digits stay. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = toSingular(word);
  if (stems.size > 50_000) stems.clear();
  stems.set(word, found);
  return found;
}

function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d|(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const [, before] = /^(.*(?:kni|wi|hal|shel|wol|lea|loa|thie|scar|cal))ves$/.exec(word) ?? [];
  if (before !== undefined) return before.endsWith('i') ? `${before}fe` : `${before}f`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The beginning that words of one origin share: 'pruner', 'pruning', 'pruned', 'prune' -> 'prun'; '' where too little would be left. */
export function rootOf(word: string): string {
  const singular = stem(word);
  const [, root = ''] =
    /^(.{4,})(?:ing|ed|er|or)$/.exec(singular) ?? /^(.{5,})(?:able|ment|ness|ful|ly|e|y)$/.exec(singular) ?? [];
  return /\d/.test(singular) ? '' : (root || (singular.length > 4 ? singular : '')).replace(/(.)\1$/, '$1');
}

const INDEFINITE = new Set(data.indefinite);

/** Whether a question describes its goods without their name: 'something to keep my keys together'. */
export function isDescription(query: string): boolean {
  return splitWords(query).some((chunk) => chunk.some((word) => INDEFINITE.has(word)));
}

const STOP_WORDS: ReadonlySet<string> = new Set(data.ignored);
const COMMON_WORDS: ReadonlySet<string> = new Set(data.ordinary);

/** Whether a word counts for nothing beside others. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(normalizeText(word));
}

/** Whether a word of any talk tells little beside others, and is never a mistyped one. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(stem(word));
}

/** The words of a query or a synonym; words without meaning drop out unless there are no others. */
export function tokenize(text: string): Token[] {
  const words = splitWords(text).flat();
  const keywords = words.filter((word) => !STOP_WORDS.has(word));
  return (keywords.length > 0 ? keywords : words).map((raw) => ({ raw, stem: stem(raw) }));
}

/** The words of a phrase as singulars: 'the LED flashlights' -> 'led', 'flashlight'. */
export const stemsOf = (phrase: string): string[] => tokenize(phrase).map(({ stem: singular }) => singular);

/** The words of a text as the index keeps them: each with its singular, hyphened ones joined too, measures without their unit too, and the unit by its name. */
export function indexTerms(chunk: readonly string[]): string[] {
  const terms = chunk.flatMap((word) => [stem(word), word, ...partsOfMeasure(word)]);
  for (let length = 2; length <= Math.min(4, chunk.length); length += 1) {
    for (let start = 0; start + length <= chunk.length; start += 1)
      terms.push(stem(chunk.slice(start, start + length).join('')));
  }
  return terms;
}

const MEASURE = new RegExp(`^(\\d+(?:\\.\\d+)?)(${unitSymbols.join('|')})$`);
const NAMES_OF = new Map(
  Object.entries(UNITS).map(([symbol, names]) => [symbol, names.filter((name) => /^\p{L}{3,}$/u.test(name))]),
);

/** The parts of a measure, its number and the names of its unit: '8in' -> '8', 'inch'. */
function partsOfMeasure(word: string): string[] {
  const [, number, symbol = ''] = MEASURE.exec(word) ?? [];
  return number === undefined ? [] : [number, ...(NAMES_OF.get(symbol) ?? [])];
}

/** The words before 'with' and 'for': the goods, without their parts and whom they are for. */
export function beforePreposition(text: string): string {
  return text.split(/\s(?:with|for|that)\s/i, 1)[0] ?? '';
}

/**
 * The thing that a name names: 'Home Defense Pepper Gel with Wall Mount' -> 'gel', 'TDU Belt 1.5"' -> 'belt'. It is the last word
 * without digits before ' - ', ' with ', ' for ', a comma or a bracket.
 */
export function headNoun(name: string): string {
  const [named = ''] = beforePreposition(name).split(/\s[-–—]\s|[,(]/);
  const chunk = splitWords(named).findLast((words) => !words.some((word) => /\d/.test(word)));
  return stem(chunk?.at(-1) ?? '');
}
