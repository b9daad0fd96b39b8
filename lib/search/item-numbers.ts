import type { IndexRow } from '../listing/index-row';
import { compact, isCommonWord, isStopWord, normalizeText } from './normalize';
import { lowerBound, type Scores } from './text-index';

const EXACT = 9;
const PREFIX = 6;
const MAX_WORDS = 4;
const MIN_LENGTH = 3;
const hasDigit = (text: string) => /\d/.test(text);

/** Item numbers: a product's own id, its model number, and either after its maker's name, all without blanks and hyphens. */
export class ItemNumbers {
  private readonly records = new Map<string, number[]>();
  /** The same for the digits in a model number, which may be a measure as well. */
  private readonly digitRuns = new Map<string, number[]>();
  private sorted: string[] = [];

  add(record: number, { card, brandSlug }: IndexRow): void {
    const model = compact(card.model ?? '');
    const brand = compact(card.brand);
    const [firstWord = ''] = brandSlug.split('-');
    const keys = new Set([compact(card.id)]);
    const ownNumber = /\d+$/.exec(card.id)?.[0];
    for (const number of [model, ownNumber]) {
      if (!number) continue;
      for (const brandForm of [brand, compact(brandSlug), firstWord]) keys.add(brandForm + number);
    }
    if (model) keys.add(model);
    for (const key of keys) addTo(this.records, key, record);
    for (const run of new Set((card.model ?? '').match(/\d{3,}/g)))
      if (!keys.has(run)) addTo(this.digitRuns, run, record);
  }

  finish(): void {
    this.sorted = [...this.records.keys(), ...this.digitRuns.keys()].sort();
  }

  /** The records whose number a query is or names, in one or more of its words, or as the digits of a word: 'part no. 72175', 'vtx 1000', '#R7970'. */
  mentionedIn(query: string): readonly number[] {
    const words = normalizeText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
    const keywords = words.filter((word) => !isStopWord(word) && !isCommonWord(word));
    // A number of two letters is one where nothing else is said: 'item 94', but not '94 belts'.
    const shortest = keywords.length > 1 ? MIN_LENGTH : MIN_LENGTH - 1;
    const joined = [compact(query), ...runsOf(words)].filter((number) => number.length >= shortest && hasDigit(number));
    for (const number of [...joined, ...words.flatMap((word) => word.match(/\d{4,}/g) ?? [])]) {
      const found = this.records.get(number);
      if (found) return found;
    }
    return [];
  }

  /** The records with exactly this number, in compact form. */
  exact(number: string): readonly number[] {
    return this.records.get(number) ?? [];
  }

  /** The records whose number begins so; none for fewer than three characters or without a digit. */
  startingWith(start: string): number[] {
    if (start.length < MIN_LENGTH || !hasDigit(start)) return [];
    const found: number[] = [];
    for (let index = lowerBound(this.sorted, start); this.sorted[index]?.startsWith(start); index += 1) {
      found.push(...this.get(this.sorted[index] ?? ''));
    }
    return found;
  }

  /** Scores a word of a query that may be a number, or the beginning of one. */
  match(word: string, scores: Scores): void {
    if (!hasDigit(word)) return;
    for (const record of this.startingWith(word)) scores.raise(record, PREFIX, 0);
    for (const record of this.get(word)) scores.raise(record, EXACT, 0);
  }

  /** Whether words that stand side by side may be one number: 'vtx' and '1000', 'rothco' and '107'. */
  isNumber(joined: string): boolean {
    return (
      hasDigit(joined) && (this.get(joined).length > 0 || (joined.length > 3 && this.startingWith(joined).length > 0))
    );
  }

  private get(number: string): readonly number[] {
    return this.records.get(number) ?? this.digitRuns.get(number) ?? [];
  }
}

/** Words that stand side by side as one, the most words first. */
function runsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1)
      found.push(words.slice(start, start + length).join(''));
  }
  return found;
}

function addTo(records: Map<string, number[]>, key: string, record: number): void {
  const known = records.get(key);
  if (known) known.push(record);
  else records.set(key, [record]);
}
