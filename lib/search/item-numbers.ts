import type { IndexRow } from '../listing/index-row';
import { adjacentGroups, compact, isCommonWord, isStopWord, normalizeText } from './normalize';
import { lowerBound, type Scores } from './text-index';

const EXACT_SCORE = 9;
const PREFIX_SCORE = 6;
const MAX_WORDS = 4;
const MIN_LENGTH = 3;
const hasDigit = (text: string) => /\d/.test(text);

/** Index of item numbers in compact form: product ids and model numbers, also with the brand before them ('rothco107'). */
export class ItemNumbers {
  private readonly records = new Map<string, number[]>();
  /** Records by the digits in their model number. Separate, because such digits may also be a measure. */
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

  /**
   * The records whose number occurs in a query: as a word, as adjacent words or as the digits of a word. Examples: 'part no. 72175',
   * 'vtx 1000', '#R7970'.
   */
  mentionedIn(query: string): readonly number[] {
    const words = normalizeText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
    const keywords = words.filter((word) => !isStopWord(word) && !isCommonWord(word));
    // Two characters are a number only without other keywords: 'item 94', but not '94 belts'.
    const minLength = keywords.length > 1 ? MIN_LENGTH : MIN_LENGTH - 1;
    const joined = [[compact(query)], ...adjacentGroups(words, MAX_WORDS)]
      .map((group) => group.join(''))
      .filter((number) => number.length >= minLength && hasDigit(number));
    for (const number of [...joined, ...words.flatMap((word) => word.match(/\d{4,}/g) ?? [])]) {
      const found = this.records.get(number);
      if (found) return found;
    }
    return [];
  }

  /** The records with exactly this number. `number` is in compact form. */
  exact(number: string): readonly number[] {
    return this.records.get(number) ?? [];
  }

  /** The records whose number starts with a prefix. Empty for prefixes of fewer than three characters or without a digit. */
  startingWith(prefix: string): number[] {
    if (prefix.length < MIN_LENGTH || !hasDigit(prefix)) return [];
    const found: number[] = [];
    for (let index = lowerBound(this.sorted, prefix); this.sorted[index]?.startsWith(prefix); index += 1) {
      found.push(...this.get(this.sorted[index] ?? ''));
    }
    return found;
  }

  /** Scores the records for a word that may be a number or the start of one. */
  match(word: string, scores: Scores): void {
    if (!hasDigit(word)) return;
    for (const record of this.startingWith(word)) scores.raise(record, PREFIX_SCORE, 0);
    for (const record of this.get(word)) scores.raise(record, EXACT_SCORE, 0);
  }

  /** True if adjacent words, joined, are a number or the start of one: 'vtx' and '1000', 'rothco' and '107'. */
  isNumber(joined: string): boolean {
    return (
      hasDigit(joined) && (this.get(joined).length > 0 || (joined.length > 3 && this.startingWith(joined).length > 0))
    );
  }

  private get(number: string): readonly number[] {
    return this.records.get(number) ?? this.digitRuns.get(number) ?? [];
  }
}

function addTo(records: Map<string, number[]>, key: string, record: number): void {
  const existing = records.get(key);
  if (existing) existing.push(record);
  else records.set(key, [record]);
}
