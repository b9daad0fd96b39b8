import type { Card } from '../../catalogue/card';
import type { Product } from '../../catalogue/schema/product';
import { foldText } from '../../fold';
import type { IndexRow } from '../index-row';
import type { Scope } from '../scope';

type Named = {
  /** A key that no other facet has; its column in the index. */
  key: string;
  /** The name in addresses and forms. */
  parameter: string;
  /** The words over it. */
  legend: string;
  /** The values of an address under its parameter, without those that make no sense. */
  read: (values: readonly string[]) => readonly string[];
  /** True if the URL value belongs to this facet (all size facets share `?size=`). */
  matches: (value: string) => boolean;
  /** The words of the chip for a value. */
  chipLabel: (value: string, label: string) => string;
};

/** A filter with several values. A product matches if it has any of the chosen ones. */
export type OptionsFacet = Named & {
  control: 'checks' | 'tiles';
  /** The number of values from which on it is offered. */
  minOptions: number;
  /** Reads the values of a product into the index, for what a row does not tell by itself. */
  fromProduct?: (product: Product) => readonly string[];
  valuesOf: (row: IndexRow, scope: Scope) => readonly string[];
  /** The offered values that an address means by a text that is none of them. */
  resolve: (text: string, offered: readonly string[]) => readonly string[];
  /** The label of a value; the row is one that has it, absent for a value that no row has. */
  label: (value: string, row?: IndexRow) => string;
  /** Sorts the values of products for the panel. It may add values that no product has. */
  sort: (values: readonly string[], scope: Scope) => readonly string[];
};

/** A threshold filter, such as maximum price. */
type ThresholdFacet = Named & {
  /** Whether a card passes a value. */
  allows: (value: string) => (card: Card) => boolean;
};

/** A limit of a price; it is offered where an amount is above 0. */
export type SliderFacet = ThresholdFacet & { control: 'slider'; amountOf: (card: Card) => number };
/** A limit by a state, which the browser remembers. */
export type StateFacet = ThresholdFacet & { control: 'state' };

/** A filter, with everything that URLs, counts, chips, panels and robots.txt need. */
export type Facet = OptionsFacet | SliderFacet | StateFacet;

const MAX_VALUES = 50;
const MAX_LENGTH = 80;

/** The values of an address where any text counts, once; a flood of them is cut. */
export function readTexts(values: readonly string[]): readonly string[] {
  const valid = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= MAX_LENGTH);
  return [...new Set(valid)].slice(0, MAX_VALUES);
}

/** The offered values that a text says in other case, or with other accents and signs. */
export function matchIgnoringCase(text: string, offered: readonly string[]): readonly string[] {
  const words = foldText(text);
  return words === '' ? [] : offered.filter((value) => foldText(value) === words);
}

/** A facet of check boxes in alphabetical order, whose values are their own labels, unless something else is said. */
export function optionsFacet(given: Pick<OptionsFacet, 'parameter' | 'legend'> & Partial<OptionsFacet>): OptionsFacet {
  const { key = given.parameter } = given;
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
    ...given,
  };
}
