import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENGINES } from './engines';

/** Where `npm run test:browsers -- --pictures` keeps what it takes: a folder for each engine, screen and scheme of colors. */
export const PICTURES = '.cache/browsers/pictures';
const SHEETS = '.cache/browsers/sheets';
const WIDTH = 480;
/** The height of a picture on a sheet: parts further down are looked at in the picture itself. */
const HEIGHT = 3000;
const GAP = 16;

/** Puts the engines' pictures of each template side by side, in the order of {@link ENGINES}. Gives the folder of the sheets. */
export async function makeSheets(): Promise<string> {
  const folders = await readdir(PICTURES);
  const kinds = new Set(folders.map((folder) => folder.slice(folder.indexOf('-') + 1)));
  for (const kind of kinds) {
    const own = ENGINES.map((engine) => `${engine}-${kind}`).filter((folder) => folders.includes(folder));
    const names = new Set((await Promise.all(own.map((folder) => readdir(join(PICTURES, folder))))).flat());
    await mkdir(join(SHEETS, kind), { recursive: true });
    for (const name of names) {
      const files = own.map((folder) => join(PICTURES, folder, name));
      await makeSheet(files, join(SHEETS, kind, name));
    }
  }
  return SHEETS;
}

async function makeSheet(files: readonly string[], sheet: string): Promise<void> {
  const pictures = await Promise.all(files.map((file) => shrink(file)));
  const input = pictures.map(({ data }, index) => ({ input: data, left: index * (WIDTH + GAP), top: 0 }));
  const height = Math.max(...pictures.map(({ info }) => info.height));
  const width = files.length * (WIDTH + GAP) - GAP;
  await sharp({ create: { width, height, channels: 3, background: '#f0f' } })
    .composite(input)
    .png()
    .toFile(sheet);
}

async function shrink(file: string) {
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  if (info.height <= HEIGHT) return { data, info };
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: HEIGHT })
    .toBuffer({ resolveWithObject: true });
}
