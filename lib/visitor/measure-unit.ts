import type { SizeMeasure } from '../catalogue/schema/size-guides';
import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** The unit in which a visitor reads measures. */
export type Unit = 'in' | 'cm';

/** 'cm' for a visitor who has asked for centimeters; inches are the rule. */
export const measureUnit = storedValue(local, 'unit', word(/^cm$/));

const CM_PER_INCH = 2.54;

/** A measure in the unit, without its name: '34–36' or '86–91'. Centimeters are whole but for lengths given in parts of an inch. */
export function formatMeasure(measure: SizeMeasure, unit: Unit): string {
  const values = typeof measure === 'number' ? [measure] : measure;
  const isFine = values.some((value) => !Number.isInteger(value));
  const write = (inches: number) =>
    unit === 'in' ? String(inches) : String(Number((inches * CM_PER_INCH).toFixed(isFine ? 1 : 0)));
  return values.map(write).join('–');
}
