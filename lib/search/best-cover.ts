import type { TextMatch } from './matcher';

/** From here on a word is more than mentioned in a line about the goods: it is their color or size, or in their name. */
const MORE_THAN_MENTIONED = 3;

/** The most words that one of these records answers by more than a mention; of as many, those that it answers best. */
export function bestCover(matches: readonly TextMatch[], records: Iterable<number>): readonly TextMatch[] {
  let best: { count: number; score: number; record: number } | undefined;
  for (const record of records) {
    let count = 0;
    let score = 0;
    for (const { scores } of matches) {
      const own = scores.score[record] ?? 0;
      if (own < MORE_THAN_MENTIONED) continue;
      count += 1;
      score += own;
    }
    if (!best || count > best.count || (count === best.count && score > best.score)) best = { count, score, record };
  }
  return best ? matches.filter(({ scores }) => (scores.score[best.record] ?? 0) >= MORE_THAN_MENTIONED) : [];
}
