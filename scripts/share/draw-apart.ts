import { basename } from 'node:path';
import { groupBy } from '../../lib/catalogue/group-by';
import { digestOf } from '../kept-files';
import { atOnce } from '../processes/at-once';
import type { DrawnSheets } from './open-sheets';
import type { Sheet } from './sheet';

type Keep = (file: string, png: Buffer) => void;

const AT_ONCE = 4;
/** As many letters as have room at the end of a sheet's line. */
const ROOM = 21;

/**
 * Draws sheets, and those that would come out as the same bytes with the names of their files in them: goods of one name and one
 * price, or whose names are in letters that no face has. Says how many had to be drawn, for the rest was kept from before.
 */
export async function drawApart(
  sheets: ReadonlyMap<string, Sheet>,
  render: DrawnSheets['render'],
  keep: Keep,
): Promise<{ drawn: number }> {
  let drawn = 0;
  const drawAll = async (named: ReadonlyMap<string, Sheet>): Promise<string[]> => {
    const contents = new Map<string, string>();
    await atOnce(AT_ONCE, named, async ([file, sheet]) => {
      const { png, isNew } = await render(sheet);
      keep(file, png);
      if (isNew) drawn += 1;
      contents.set(file, digestOf(png));
    });
    return repeated(contents);
  };
  const nameIn = (files: readonly string[], to: Map<string, Sheet>) => {
    for (const file of files) {
      const sheet = sheets.get(file);
      if (sheet) to.set(file, { ...sheet, aside: shorten(basename(file, '.png')) });
    }
    return to;
  };
  // Most of them are told by what is on them, without being drawn.
  const texts = new Map([...sheets].map(([file, sheet]) => [file, JSON.stringify(sheet)]));
  const alike = await drawAll(nameIn(repeated(texts), new Map(sheets)));
  await drawAll(nameIn(alike, new Map()));
  return { drawn };
}

/** The files whose content another one has too. */
function repeated(contents: ReadonlyMap<string, string>): string[] {
  return [...groupBy([...contents], ([, content]) => content).values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) => same.map(([file]) => file));
}

function shorten(name: string): string {
  const half = Math.floor(ROOM / 2);
  return name.length <= ROOM ? name : `${name.slice(0, half)}…${name.slice(-half)}`;
}
