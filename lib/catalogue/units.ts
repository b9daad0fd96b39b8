/** A unit as people write it, what it measures, and its size in millimeters, grams or milliliters. */
type Unit = { names: readonly string[]; kind: 'length' | 'weight' | 'volume'; size: number };

/** Units by their short names, small before large; an ounce of a liquid is written as one of weight, and counts as such. */
export const UNITS = {
  in: { names: ['inch', 'inches', '"', '″', '”'], kind: 'length', size: 25.4 },
  ft: { names: ['foot', 'feet'], kind: 'length', size: 304.8 },
  mm: { names: [], kind: 'length', size: 1 },
  cm: { names: [], kind: 'length', size: 10 },
  m: { names: ['meter', 'meters'], kind: 'length', size: 1000 },
  oz: { names: ['ounce', 'ounces'], kind: 'weight', size: 28.349523125 },
  lb: { names: ['lbs', 'pound', 'pounds'], kind: 'weight', size: 453.59237 },
  g: { names: ['gram', 'grams'], kind: 'weight', size: 1 },
  kg: { names: [], kind: 'weight', size: 1000 },
  ml: { names: [], kind: 'volume', size: 1 },
  l: { names: ['liter', 'liters'], kind: 'volume', size: 1000 },
  gal: { names: ['gallon', 'gallons'], kind: 'volume', size: 3785.411784 },
} as const satisfies Record<string, Unit>;

/** The name of a unit of measure that the comparison and the search know. */
export type UnitName = keyof typeof UNITS;

const SHORT = new Map(
  (Object.entries(UNITS) as [UnitName, Unit][]).flatMap(([unit, { names }]) =>
    [unit, ...names].map((name) => [name, unit] as const),
  ),
);

/** All names of units for a pattern, the longest first. */
export const UNIT_PATTERN = [...SHORT.keys()].sort((a, b) => b.length - a.length).join('|');

/** The short name of a unit: 'Inches' -> 'in'; undefined for none. */
export function unitNamed(name: string): UnitName | undefined {
  return SHORT.get(name.toLowerCase());
}
