import type { Card } from '../catalogue/card';
import { formatSelection, type Selection } from '../catalogue/variants/offer';
import { resolveVariant } from '../catalogue/variants/resolve-variant';
import { type FacetIndex, type RowTest, selectionTest } from './filter-rows';
import { type IndexRow, offerOf } from './index-row';
import { controlsOf, fullRowOf, narrowRow, splitByPrice } from './row-parts';
import type { Filters } from './url-state';

/**
 * Returns the card of a row that matches filters. The card has the selection that the filters imply, with its item number and picture:
 * the filter 'Black' selects black. If several colors are filtered, the first one at the lowest price is selected.
 */
export function matchingCard(
  row: IndexRow,
  facetIndex?: Pick<FacetIndex, 'columns' | 'scope'>,
  filters: Filters = {},
): Card {
  const fullRow = fullRowOf(row);
  // Without filters only a row that a search has narrowed to some variants has a selection.
  if (!facetIndex && fullRow === row) return row.card;
  const passes = facetIndex ? filterTest(facetIndex, filters) : () => true;
  const matchingParts = splitByPrice(row).flatMap((part) => (passes(part) ? narrowToMatching(part, passes) : []));
  const selection: Record<string, string> = {};
  for (const { name, values } of controlsOf(fullRow)) {
    // A control is filtered if a part without its values does not pass.
    const isFiltered = matchingParts.some((part) => !passes(narrowRow(part, { [name]: [] })));
    const isColorFilter = isFiltered && name === 'color';
    const candidates = matchingParts.filter((part) =>
      isColorFilter
        ? part.card.price === row.card.price
        : !selection.color || valuesOf([part], 'color').has(selection.color),
    );
    const found = valuesOf(candidates, name);
    const [value, ...others] = values.filter((candidate) => found.has(candidate));
    const isSelected =
      isColorFilter || (others.length === 0 && (isFiltered || valuesOf(splitByPrice(fullRow), name).size > 1));
    if (value !== undefined && isSelected) selection[name] = value;
  }
  return Object.keys(selection).length === 0
    ? row.card
    : { ...row.card, choice: selection, ...selectionFacts(fullRow, selection) };
}

/** Returns a test for rows that pass all filters of a listing. */
function filterTest({ columns, scope }: Pick<FacetIndex, 'columns' | 'scope'>, filters: Filters): RowTest {
  const tests = columns.flatMap(({ facet }) => selectionTest(facet, filters, scope) ?? []);
  return (row) => tests.every((test) => test(row));
}

/** Removes the values of a part that do not pass. */
function narrowToMatching(part: IndexRow, passes: RowTest): IndexRow {
  const passing = controlsOf(part).map(
    ({ name, values }) => [name, values.filter((value) => passes(narrowRow(part, { [name]: [value] })))] as const,
  );
  return narrowRow(part, Object.fromEntries(passing));
}

/** The values of a control that some of these rows have. */
function valuesOf(rows: readonly IndexRow[], control: string): ReadonlySet<string> {
  const values = rows.flatMap((row) => controlsOf(row).find(({ name }) => name === control)?.values ?? []);
  return new Set(values);
}

/** The item number of a selection, and its picture before the pictures of the product. */
function selectionFacts(row: IndexRow, selection: Selection): Partial<Card> {
  const { card, colors, colorPictures } = row;
  // Controls with one value are selected: a boot that only comes in black has the item number of black.
  const singleValues = controlsOf(row).flatMap(({ name, values: [value, ...others] }) =>
    value !== undefined && others.length === 0 ? [[name, value]] : [],
  );
  const { number, images: [image] = [] } = resolveVariant(offerOf(row), {
    ...Object.fromEntries(singleValues),
    ...selection,
  });
  const picture = image ?? colorPictures?.[colors.findIndex(({ name }) => name === selection.color)];
  return {
    ...(number !== undefined && { model: number }),
    ...(picture && { images: [picture, ...card.images], alt: `In ${formatSelection(selection)}` }),
  };
}
