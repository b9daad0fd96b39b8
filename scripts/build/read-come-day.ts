import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '../../lib/catalogue/parse-json';
import { lastComeDay } from '../../lib/catalogue/sale';
import { isRecord } from '../../lib/is-record';

type Days = Parameters<typeof lastComeDay>[0][number];

/** The latest day of the products of a catalogue file that has come by a day: as few of them name one, most files are not parsed. Faults are said where the catalogue is checked. */
export function readComeDay(file: string, today: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!/"(?:from|until|priceUntil)"\s*:/.test(text)) return '';
  try {
    const groups = Object.values(parseJson(text) as Record<string, { products?: unknown }>);
    const rows = groups.flatMap((group) => (Array.isArray(group?.products) ? group.products : []));
    return lastComeDay(rows.filter(isRecord) as Days[], today);
  } catch {
    return '';
  }
}
