import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from '../compress/compress-folder';
import { pack } from '../compress/pack';
import { type ExportedFile, listFiles } from '../export/files';
import { measure } from '../export/host-limits';

/** Every so manieth text is packed to know what all weigh: packing them all takes a minute. */
const STEP = 40;

const isProduct = ({ path }: ExportedFile) => /^products\/[^/]+\/index\.html$/.test(path);

/** What an export holds and weighs, by what `docs/deploy.md` calls it. Without copies of `npm run compress`. */
export function measureExport(out: string): Map<string, number> {
  const files = listFiles(out);
  const { bytes, filesInFolder, largestFile } = measure(files);
  const weigh = ({ path, bytes: raw }: ExportedFile) => {
    const { '.gz': gzip, '.br': brotli } = pack(readFileSync(join(out, path)));
    return { raw, gzip: gzip?.length ?? raw, brotli: brotli?.length ?? raw };
  };
  const texts = files.filter(({ path }) => isText(path)).sort((a, b) => b.bytes - a.bytes);
  const packed = texts.filter((_, index) => index % STEP === STEP / 2).map(weigh);
  const share = (of: 'gzip' | 'brotli') => sum(packed.map((file) => file[of])) / sum(packed.map(({ raw }) => raw));
  const products = files.filter(isProduct).sort((a, b) => a.bytes - b.bytes);
  const middle = products[Math.floor(products.length / 2)];
  if (!middle) throw new Error(`There is no product in ${out}/`);
  const page = weigh(middle);
  return new Map([
    ['products', products.length],
    ['files', files.length],
    ['MB', bytes / 1e6],
    ['files in the fullest folder', filesInFolder],
    ['KB of the largest file', largestFile / 1e3],
    ['texts that are packed', texts.length],
    ['MB of these', sum(texts.map((file) => file.bytes)) / 1e6],
    ['of these bytes are left in gzip, %', share('gzip') * 100],
    ['of these bytes are left in brotli, %', share('brotli') * 100],
    ['KB of the middle product page', page.raw / 1e3],
    ['KB of it in gzip', page.gzip / 1e3],
    ['KB of it in brotli', page.brotli / 1e3],
  ]);
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
