import type { Card } from '../catalogue/card';
import { resolveVariant } from '../catalogue/variants/resolve-variant';
import { formatSelection, type Selection } from '../catalogue/variants/selection';
import type { FacetIndex } from './filter-rows';
import { type IndexRow, offerOf } from './index-row';
import { controlsOf, fullRowOf, narrowRow, splitByPrice } from './row-parts';
import type { Filters } from './url-state';

type Passes = (row: IndexRow) => boolean;

/**
 * The card of a row that matches filters, with the choice that the filters leave, its number and its picture. Of several chosen colors it
 * is the first one at the lowest price.
 */
export function matchingCard(
  row: IndexRow,
  table?: Pick<FacetIndex, 'columns' | 'scope'>,
  filters: Filters = {},
): Card {
  const whole = fullRowOf(row);
  // Without filters only a row that was reduced to some variants has a choice.
  if (!table && whole === row) return row.card;
  const passes = table ? filterTest(table, filters) : () => true;
  const left = splitByPrice(row).flatMap((part) => (passes(part) ? narrowToMatching(part, passes) : []));
  const choice: Record<string, string> = {};
  for (const { name, values } of controlsOf(whole)) {
    const isAsked = left.some((part) => !passes(narrowRow(part, { [name]: [] })));
    const isColor = isAsked && name === 'color';
    const open = left.filter((part) =>
      isColor ? part.card.price === row.card.price : !choice.color || valuesOf([part], 'color').has(choice.color),
    );
    const found = valuesOf(open, name);
    const [value, ...others] = values.filter((own) => found.has(own));
    const isDecided = isColor || (others.length === 0 && (isAsked || valuesOf(splitByPrice(whole), name).size > 1));
    if (value !== undefined && isDecided) choice[name] = value;
  }
  return Object.keys(choice).length === 0 ? row.card : { ...row.card, choice, ...selectionFacts(whole, choice) };
}

/** A test for rows that pass the filters of a listing. */
function filterTest({ columns, scope }: Pick<FacetIndex, 'columns' | 'scope'>, filters: Filters): Passes {
  const tests = columns.flatMap(({ facet }): Passes[] => {
    const chosen = (filters[facet.parameter] ?? []).filter(facet.matches);
    const [first] = chosen;
    if (first === undefined) return [];
    if (!('valuesOf' in facet)) return [({ card }) => facet.allows(first)(card)];
    return [(row) => facet.valuesOf(row, scope).some((value) => chosen.includes(value))];
  });
  return (row) => tests.every((test) => test(row));
}

/** A part with only those of its values that a passing combination has. */
function narrowToMatching(part: IndexRow, passes: Passes): IndexRow {
  const fitting = controlsOf(part).map(
    ({ name, values }) => [name, values.filter((value) => passes(narrowRow(part, { [name]: [value] })))] as const,
  );
  return narrowRow(part, Object.fromEntries(fitting));
}

/** The values of a control that some of these rows have. */
function valuesOf(rows: readonly IndexRow[], control: string): ReadonlySet<string> {
  const values = rows.flatMap((row) => controlsOf(row).find(({ name }) => name === control)?.values ?? []);
  return new Set(values);
}

/** The number of a choice, and its first picture before those of the product if there is one. */
function selectionFacts(row: IndexRow, choice: Selection): Partial<Card> {
  const { card, colors, colorPictures } = row;
  // A control with one value has it chosen: a boot that only comes in black has the number of black.
  const only = controlsOf(row).flatMap(({ name, values: [value, ...others] }) =>
    value !== undefined && others.length === 0 ? [[name, value]] : [],
  );
  const { number, images: [own] = [] } = resolveVariant(offerOf(row), { ...Object.fromEntries(only), ...choice });
  const picture = own ?? colorPictures?.[colors.findIndex(({ name }) => name === choice.color)];
  return {
    ...(number !== undefined && { model: number }),
    ...(picture && { images: [picture, ...card.images], alt: `In ${formatSelection(choice)}` }),
  };
}
