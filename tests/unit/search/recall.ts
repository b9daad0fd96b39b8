import type { searchIn } from './catalogues';
import type { Typo } from './typos';

type First8 = ReturnType<typeof searchIn>['first8'];

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of typos whose first eight results contain one of the first three results of the correct query. */
export function typoTolerance(list: readonly Typo[], first8: First8): number {
  return mean(
    list.map(({ typed, correct }) => {
      const found = first8(typed);
      return first8(correct)
        .slice(0, 3)
        .some((row) => found.includes(row))
        ? 1
        : 0;
    }),
  );
}

/** Average share of the first eight results of the correct query that a typo still finds. */
export function typoRecall(list: readonly Typo[], first8: First8): number {
  return mean(
    list.map(({ typed, correct }) => {
      const found = first8(typed);
      const expected = first8(correct);
      return expected.length === 0 ? 1 : expected.filter((row) => found.includes(row)).length / expected.length;
    }),
  );
}
