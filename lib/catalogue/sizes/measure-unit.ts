import { localWebStorage, storedValue, textCodec } from '../../storage/web-storage';
import type { SizeMeasure } from '../schema/size-guides';

/** Unit of the measurements in size guides. */
export type Unit = 'in' | 'cm';

/** 'cm' if the shopper has selected centimeters; `undefined` means inches. */
export const measureUnit = storedValue(localWebStorage, 'unit', textCodec(/^cm$/));

const CM_PER_INCH = 2.54;

/**
 * A measurement without its unit: '34–36' in inches, '86–91' in centimeters.
 * Centimeters have one decimal only if the value in inches is a fraction.
 */
export function formatMeasure(measure: SizeMeasure, unit: Unit): string {
  const values = typeof measure === 'number' ? [measure] : measure;
  const decimals = values.every(Number.isInteger) ? 0 : 1;
  return values
    .map((inches) => (unit === 'in' ? String(inches) : String(Number((inches * CM_PER_INCH).toFixed(decimals)))))
    .join('–');
}
