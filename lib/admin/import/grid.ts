import { type Choice, MOST_VARIANTS } from '../../catalogue/choice';
import { choicesAmong, countChoices } from '../../catalogue/variants/combinations';
import { isSameOffer, type OfferFacts } from './offer';

/** A row that is sold: the values that it names by control, none for any, its facts, and its line in the file. */
export type SoldRow = { values: Readonly<Record<string, readonly string[]>>; offer: OfferFacts; line: number };

/** Every combination of some controls with what a file says of it; undefined for one that no row is. */
export type Grid = { names: readonly string[]; cells: { choice: Choice; offer: OfferFacts | undefined }[] };

type Control = { name: string; values: readonly string[] };

/**
 * The combinations of a product by its rows: one that names more values is taken before one that speaks for many, else the first.
 * Throws a sentence where there are too many, unless all rows are alike.
 */
export function toGrid(controls: readonly Control[], rows: readonly SoldRow[], doubts: string[]): Grid {
  const names = controls.map(({ name }) => name);
  const count = countChoices(controls);
  const [first, ...others] = rows;
  if (count > MOST_VARIANTS) {
    const isWhole = rows.reduce((sum, row) => sum + placesOf(row, controls).length, 0) === count;
    if (isWhole && first && others.every(({ offer }) => isSameOffer(offer, first.offer)))
      return { names: [], cells: [{ choice: {}, offer: first.offer }] };
    throw new Error(`Its ${names.join(', ')} make ${count} combinations; at most ${MOST_VARIANTS} are allowed.`);
  }
  const cells: Grid['cells'] = choicesAmong(controls).map((choice) => ({ choice, offer: undefined }));
  const takenBy = new Map<number, SoldRow>();
  const telling = (row: SoldRow) => names.filter((name) => row.values[name]?.length).length;
  for (const row of [...rows].sort((a, b) => telling(b) - telling(a))) {
    for (const place of placesOf(row, controls)) {
      const cell = cells[place];
      const known = takenBy.get(place);
      if (!cell) continue;
      if (!known) {
        takenBy.set(place, row);
        cell.offer = row.offer;
      } else if (telling(known) === telling(row) && !isSameOffer(known.offer, row.offer))
        doubts.push(`Lines ${known.line} and ${row.line} are one combination; the first is taken.`);
    }
  }
  return { names, cells };
}

/** The places in the grid of the combinations that a row is, the last control changing first. */
function placesOf({ values }: SoldRow, controls: readonly Control[]): number[] {
  return controls.reduce<number[]>(
    (places, { name, values: all }) => {
      const own = values[name] ?? [];
      const named = own.length > 0 ? own.map((value) => all.indexOf(value)) : [...all.keys()];
      return places.flatMap((place) => named.flatMap((at) => (at < 0 ? [] : place * all.length + at)));
    },
    [0],
  );
}
