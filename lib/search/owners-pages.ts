import { splitWords, stem } from './normalise';
import { searchWords } from './words';

const LONGEST = 4;

/** The words of a text as singulars: in the owner's phrases small words count. */
const stemsOf = (text: string) => splitWords(text).flat().map(stem);

/** The owner's phrases as singulars, with the address that stands beside them. */
function toMap(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([address, phrases]) =>
      phrases.map((phrase) => [stemsOf(phrase).join(' '), address] as const),
    ),
  );
}

const NOT_SOLD = toMap(searchWords.notSold);
const ASKED = toMap(searchWords.pages);
const NOT_SOLD_WORDS = new Set([...NOT_SOLD.keys()].flatMap((phrase) => phrase.split(' ')));

/** Whether a word, a singular, is in the owner's list of goods not sold: it is no mistake in typing. */
export function isNotSoldWord(word: string): boolean {
  return NOT_SOLD_WORDS.has(word);
}

/** The end of a text that names goods the owner does not sell, in singulars, and the address of the page nearest to it. */
export function notSoldAt(text: string): { phrase: string; address: string } | undefined {
  const stems = stemsOf(text);
  for (let length = Math.min(LONGEST, stems.length); length > 0; length -= 1) {
    const phrase = stems.slice(-length).join(' ');
    const address = NOT_SOLD.get(phrase);
    if (address !== undefined) return { phrase, address };
  }
  return undefined;
}

/** The addresses of pages that the owner says answer a part of a text, each once; the longest part first. */
export function askedPages(text: string): string[] {
  const stems = stemsOf(text);
  const found = new Set<string>();
  for (let length = Math.min(LONGEST, stems.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= stems.length; start += 1) {
      const address = ASKED.get(stems.slice(start, start + length).join(' '));
      if (address !== undefined) found.add(address);
    }
  }
  return [...found];
}
