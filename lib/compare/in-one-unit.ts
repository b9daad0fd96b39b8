import { UNITS, type UnitName } from '../catalogue/units';
import type { Cell } from './compare-row';
import { type Measure, readMeasure, writeMeasure } from './measure';

type Cells = readonly (Cell | undefined)[];

/**
 * Values side by side in one unit, the one that most of them have; what cannot be converted stays as it is. `differs` says whether
 * they tell different things, whatever they are written like.
 */
export function inOneUnit(values: readonly (string | undefined)[]): { cells: Cells; differs: boolean } {
  const measures = values.map((value) => (value === undefined ? undefined : readMeasure(value)));
  const units = measures.flatMap((measure) => measure?.unit ?? []);
  const compared = values.map((value, index) => value !== undefined && compareValue(value, measures[index], units));
  const keys = new Set(compared.map((one) => (one ? one.key : undefined)));
  return { cells: compared.map((one) => (one ? one.cell : undefined)), differs: keys.size > 1 };
}

function compareValue(
  value: string,
  measure: Measure | undefined,
  units: readonly UnitName[],
): { cell: Cell; key: string } {
  if (!measure) return { cell: { text: value }, key: folded(value) };
  const unit = mostUsed(units.filter((other) => UNITS[other].kind === UNITS[measure.unit].kind));
  const text = writeMeasure(measure, unit);
  return { cell: unit === measure.unit ? { text: value } : { text, original: value }, key: folded(text) };
}

/** The unit used most; of those used alike the first in the table, whatever the order of the products. */
function mostUsed(units: readonly UnitName[]): UnitName {
  const order = Object.keys(UNITS);
  const uses = (unit: UnitName) => units.filter((other) => other === unit).length;
  return units.toSorted((a, b) => uses(b) - uses(a) || order.indexOf(a) - order.indexOf(b))[0] as UnitName;
}

/** The text folded, with its numbers as they are, unlike `foldText`: '1.5' is not '15'. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
