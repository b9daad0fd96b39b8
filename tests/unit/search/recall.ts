import type { searchIn } from './catalogues';
import type { Typo } from './typos';

type First8 = ReturnType<typeof searchIn>['first8'];

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of typos that bring one of the first three products of the right spelling among the first eight. */
export function typoTolerance(list: readonly Typo[], first8: First8): number {
  return mean(
    list.map(({ typed, meant }) => {
      const found = first8(typed);
      return first8(meant)
        .slice(0, 3)
        .some((row) => found.includes(row))
        ? 1
        : 0;
    }),
  );
}

/** How much of the first eight of the right spelling a typo still brings. */
export function typoRecall(list: readonly Typo[], first8: First8): number {
  return mean(
    list.map(({ typed, meant }) => {
      const found = first8(typed);
      const right = first8(meant);
      return right.length === 0 ? 1 : right.filter((row) => found.includes(row)).length / right.length;
    }),
  );
}
