import type { IndexRow } from '../index/row';
import { compact } from './normalise';
import { lowerBound, type Scores } from './text-index';

const EXACT = 9;
const BEGUN = 6;
const hasDigit = (text: string) => /\d/.test(text);

/** Item numbers: a product's own id, its model number, and either after its maker's name, all without blanks and hyphens. */
export class ItemNumbers {
  private readonly records = new Map<string, number[]>();
  private sorted: string[] = [];

  add(record: number, { card, brandSlug }: IndexRow): void {
    const model = compact(card.model ?? '');
    const brand = compact(card.brand);
    const [firstWord = ''] = brandSlug.split('-');
    const keys = new Set([compact(card.id)]);
    const ownNumber = /\d+$/.exec(card.id)?.[0];
    for (const number of [model, ownNumber]) {
      if (!number) continue;
      for (const maker of [brand, compact(brandSlug), firstWord]) keys.add(maker + number);
    }
    if (model) keys.add(model);
    for (const run of (card.model ?? '').match(/\d{3,}/g) ?? []) keys.add(run);
    for (const key of keys) {
      const known = this.records.get(key);
      if (known) known.push(record);
      else this.records.set(key, [record]);
    }
  }

  finish(): void {
    this.sorted = [...this.records.keys()].sort();
  }

  /** The records with exactly this number; anything but letters and digits is passed over. */
  get(number: string): readonly number[] {
    return this.records.get(number) ?? [];
  }

  /** The records whose number begins so; none for fewer than three characters or without a digit. */
  begunWith(start: string): number[] {
    if (start.length < 3 || !hasDigit(start)) return [];
    const found: number[] = [];
    for (let index = lowerBound(this.sorted, start); this.sorted[index]?.startsWith(start); index += 1) {
      found.push(...this.get(this.sorted[index] ?? ''));
    }
    return found;
  }

  /** Scores a word of a query that may be a number, or the beginning of one. */
  match(word: string, scores: Scores): void {
    if (!hasDigit(word)) return;
    for (const record of this.begunWith(word)) scores.raise(record, BEGUN, 0);
    for (const record of this.get(word)) scores.raise(record, EXACT, 0);
  }

  /** Whether words that stand side by side may be one number: 'vtx' and '1000', 'rothco' and '107'. */
  isNumber(joined: string): boolean {
    return hasDigit(joined) && (this.records.has(joined) || (joined.length > 3 && this.begunWith(joined).length > 0));
  }
}
