import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isText } from '../compress/compress-folder';
import { pack } from '../compress/pack';
import { type ExportedFile, listFiles } from '../export/files';
import { hostFigures } from '../export/host-limits';

/** Every so manieth text is packed in brotli to know what all weigh, beside what they weigh in gzip: packing them all takes a minute. */
const STEP = 40;

const isProduct = ({ path }: ExportedFile) => /^products\/[^/]+\/index\.html$/.test(path);

/** What an export holds and weighs, by what `docs/deploy.md` calls it. Without copies of `npm run compress`. */
export function measureExport(out: string): Map<string, number> {
  const files = listFiles(out);
  const { bytes, filesInFolder, largestFile } = hostFigures(files);
  const weigh = ({ path, bytes: raw }: ExportedFile) => {
    const { '.gz': gzip, '.br': brotli } = pack(readFileSync(join(out, path)));
    return { raw, gzip: gzip?.length ?? raw, brotli: brotli?.length ?? raw };
  };
  const texts = files.filter(({ path }) => isText(path)).sort((a, b) => b.bytes - a.bytes);
  const some = texts.filter((_, index) => index % STEP === STEP / 2).map(weigh);
  const raw = sum(texts.map((file) => file.bytes));
  const gzip = sum(texts.map(({ path }) => gzipSync(readFileSync(join(out, path)), { level: 9 }).length));
  const brotli = (gzip * sum(some.map((file) => file.brotli))) / sum(some.map((file) => file.gzip));
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
    ['MB of these', raw / 1e6],
    ['MB of these in gzip', gzip / 1e6],
    ['MB of these in brotli', brotli / 1e6],
    ['KB of the middle product page', page.raw / 1e3],
    ['KB of it in gzip', page.gzip / 1e3],
    ['KB of it in brotli', page.brotli / 1e3],
  ]);
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
