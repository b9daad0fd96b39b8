import units from './measure-units.json' with { type: 'json' };

/** Units of length, weight and volume by their names. */
const UNIT_BY_NAME = new Map(
  Object.entries<readonly string[]>(units).flatMap(([unit, names]) =>
    [unit, ...names].map((name) => [name, unit] as const),
  ),
);

/** Regular expression source: all unit names as alternatives, longest first. */
const UNIT_PATTERN = [...UNIT_BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');

const MEASURE = new RegExp(`(\\d+(?:\\.\\d+)?|\\.\\d+)(?:[\\s-]*(${UNIT_PATTERN})(?![a-z]))?`, 'gi');
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/**
 * Reads the values of a specification line: 'about 8 inches' -> '8 in', '2 to 2.25 in' -> '2 in' and '2.25 in', 'D, EE' -> 'D' and 'EE',
 * 'regular and wide' -> 'Regular' and 'Wide'. A number without a unit gets the unit of the next number.
 */
export function readMeasures(text: string): string[] {
  const plain = text.replace(/[¼½¾]/g, (sign) => FRACTIONS[sign] ?? '').replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  const found = [...plain.matchAll(MEASURE)].map(([, number, name = '']) => ({
    number: Number(number),
    unit: UNIT_BY_NAME.get(name.toLowerCase()),
  }));
  if (found.length === 0) return readWords(text);
  return found.map(({ number, unit }, index) => {
    const ownOrNext = unit ?? found.slice(index).find((next) => next.unit)?.unit;
    return ownOrNext ? `${number} ${ownOrNext}` : String(number);
  });
}

function readWords(text: string): string[] {
  const words = text.split(/[,;/]|\s(?:and|or|to)\s/).map((word) => word.trim());
  return words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** Sorts measures by unit and number, then words alphabetically. */
export function sortMeasures(values: readonly string[]): string[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const unitOf = (value: string) => value.replace(/^[\d.]+/, '');
  return [...values].sort((a, b) => {
    const [first, second] = [Number.parseFloat(a), Number.parseFloat(b)];
    const words = [first, second].filter(Number.isNaN).length;
    if (words > 0) return words === 1 ? Number(Number.isNaN(first)) - Number(Number.isNaN(second)) : compare(a, b);
    return compare(unitOf(a), unitOf(b)) || first - second;
  });
}
