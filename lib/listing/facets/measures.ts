/** Units of length, weight and volume, with their other names. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  in: ['inch', 'inches', '"', '″', '”'],
  ft: ['foot', 'feet'],
  mm: [],
  cm: [],
  m: ['meter', 'meters'],
  oz: ['ounce', 'ounces'],
  lb: ['lbs', 'pound', 'pounds'],
  g: ['gram', 'grams'],
  kg: [],
  ml: [],
  l: ['liter', 'liters'],
  gal: ['gallon', 'gallons'],
};

const UNIT_BY_NAME = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => [unit, ...names].map((name) => [name, unit] as const)),
);

/** Regular expression source: all unit names as alternatives, longest first. */
const UNIT_PATTERN = [...UNIT_BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');

/** The short name of a unit: 'Inches' -> 'in'; undefined if unknown. */
function unitByName(name: string): string | undefined {
  return UNIT_BY_NAME.get(name.toLowerCase());
}

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
    unit: unitByName(name),
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
  const parts = values.map((value) => {
    const [number = '', unit = ''] = value.split(' ');
    return { value, number: Number.isNaN(Number(number)) ? undefined : Number(number), unit };
  });
  return parts
    .sort((a, b) => {
      if (a.number === undefined || b.number === undefined) {
        if (a.number !== b.number) return a.number === undefined ? 1 : -1;
        return a.value < b.value ? -1 : 1;
      }
      return a.unit === b.unit ? a.number - b.number : a.unit < b.unit ? -1 : 1;
    })
    .map(({ value }) => value);
}
