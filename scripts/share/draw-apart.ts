import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { atOnce } from '../processes/at-once';
import { renderSheet } from './render';
import type { Sheet } from './sheet';

type Keep = (file: string, png: Buffer) => void;
type Sheets = Iterable<readonly [file: string, sheet: Sheet]>;

const AT_ONCE = 4;
/** As many letters as have room at the end of a sheet's line. */
const ROOM = 21;

/**
 * Draws sheets, and those that come out as the same bytes once more with the names of their files in them: goods of one name and one
 * price, or whose names are in letters that no face has. Says how many had to be drawn, for the rest was kept from before.
 */
export async function drawApart(sheets: ReadonlyMap<string, Sheet>, keep: Keep): Promise<{ drawn: number }> {
  const first = await drawAll(sheets, keep);
  const again = first.repeated.flatMap((file) => {
    const sheet = sheets.get(file);
    return sheet ? [[file, { ...sheet, aside: shorten(basename(file, '.png')) }] as const] : [];
  });
  const second = await drawAll(again, keep);
  return { drawn: first.drawn + second.drawn };
}

async function drawAll(sheets: Sheets, keep: Keep): Promise<{ drawn: number; repeated: string[] }> {
  const byContent = new Map<string, string[]>();
  let drawn = 0;
  await atOnce(AT_ONCE, sheets, async ([file, sheet]) => {
    const { png, isNew } = await renderSheet(sheet);
    keep(file, png);
    if (isNew) drawn += 1;
    const content = createHash('sha256').update(png).digest('hex');
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  });
  return { drawn, repeated: [...byContent.values()].filter(({ length }) => length > 1).flat() };
}

function shorten(name: string): string {
  const half = Math.floor(ROOM / 2);
  return name.length <= ROOM ? name : `${name.slice(0, half)}…${name.slice(-half)}`;
}
