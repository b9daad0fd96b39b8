import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '../../lib/catalogue/parse-json';
import { comeDays } from '../../lib/catalogue/sale';
import { isRecord } from '../../lib/is-record';

type Days = Parameters<typeof comeDays>[0][number];

/** The days that the products of a catalogue file name and that have come by a day: as few of them name one, most files are not parsed. Faults are said where the catalogue is checked. */
export function readComeDays(file: string, today: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!/"(?:from|until|priceUntil)"\s*:/.test(text)) return '';
  try {
    const groups = Object.values(parseJson(text) as Record<string, { products?: unknown }>);
    const rows = groups.flatMap((group) => (Array.isArray(group?.products) ? group.products : []));
    return comeDays(rows.filter(isRecord) as Days[], today);
  } catch {
    return '';
  }
}
