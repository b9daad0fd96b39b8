import type { Card } from '../../catalogue/card';
import type { Product } from '../../catalogue/schema/product';
import { foldText } from '../../fold';
import type { IndexRow } from '../index-row';
import type { Scope } from '../scope';

type FacetBase = {
  /** Unique key, also in the `facets` of index rows. */
  key: string;
  /** Name of the URL parameter and the form field. */
  parameter: string;
  /** Heading in the filter panel. */
  legend: string;
  /** Normalizes the values of the URL parameter and removes invalid ones. */
  read: (values: readonly string[]) => readonly string[];
  /** True if a URL value belongs to this facet. Default: always. Size facets share `?size=`, so each checks its own values. */
  matches: (value: string) => boolean;
  /** The text of the chip for a value. */
  chipLabel: (value: string, label: string) => string;
};

/** A filter with several values. A product matches if it has any of the selected ones. */
export type OptionsFacet = FacetBase & {
  control: 'checks' | 'tiles';
  /** The facet is shown if its listing has at least this number of values after `sort`. */
  minOptions: number;
  /** Reads the values to store in the index. Default: `valuesOf` derives them from the other fields of a row. */
  fromProduct?: (product: Product) => readonly string[];
  valuesOf: (row: IndexRow, scope: Scope) => readonly string[];
  /** Finds the offered values for a text of the URL that is not one of them: '2x' -> 'XXL'. */
  resolve: (text: string, offered: readonly string[]) => readonly string[];
  /** The label of a value. `row` is any row with that value; undefined if there is none. */
  label: (value: string, row?: IndexRow) => string;
  /** The values for the panel, in order. It may add values that no product has, and leave out others. */
  sort: (values: readonly string[], scope: Scope) => readonly string[];
};

/** A threshold filter, such as maximum price. */
type ThresholdFacet = FacetBase & {
  /** Returns a test for cards within the threshold `value`. */
  allows: (value: string) => (card: Card) => boolean;
};

/** A price filter. It is offered if an amount is above 0. */
export type SliderFacet = ThresholdFacet & { control: 'slider'; amountOf: (card: Card) => number };
/** A ship-to filter. The browser saves its state. */
export type StateFacet = ThresholdFacet & { control: 'state' };

/** A filter, with everything that URLs, counts, chips, panels and robots.txt need. */
export type Facet = OptionsFacet | SliderFacet | StateFacet;

const MAX_VALUES = 50;
const MAX_LENGTH = 80;

/** Reads URL values that may be any text: trimmed, without duplicates, at most `MAX_VALUES`. */
export function readTexts(values: readonly string[]): readonly string[] {
  const valid = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= MAX_LENGTH);
  return [...new Set(valid)].slice(0, MAX_VALUES);
}

/** The offered values that equal a text except for case, accents and punctuation. */
export function matchIgnoringCase(text: string, offered: readonly string[]): readonly string[] {
  const words = foldText(text);
  return words === '' ? [] : offered.filter((value) => foldText(value) === words);
}

/** Creates a facet. Default: check boxes in alphabetical order, with the values as labels. */
export function optionsFacet(
  settings: Pick<OptionsFacet, 'parameter' | 'legend'> & Partial<OptionsFacet>,
): OptionsFacet {
  const { key = settings.parameter } = settings;
  return {
    key,
    control: 'checks',
    minOptions: 2,
    read: readTexts,
    matches: () => true,
    valuesOf: ({ facets }) => facets?.[key] ?? [],
    resolve: matchIgnoringCase,
    label: (value) => value,
    chipLabel: (_, label) => label,
    sort: (values) => [...values].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    ...settings,
  };
}
