/**
 * `npm run compress -- [FOLDER]`: writes compressed copies, .br and .gz, beside every text file of the export in FOLDER (default
 * out), for nginx, Apache and S3: docs/deploy.md says how they use them. The last step before the upload: the next build removes
 * them. Copies of files that are gone are removed.
 */

import { readCommand } from './command';
import { compressFolder } from './compress/compress-folder';
import { createProgress } from './processes/progress';

const [folder = 'out'] = readCommand().words;

const format = (figure: number) => figure.toLocaleString('en-US', { maximumFractionDigits: 1 });
const megabytes = (bytes: number) => `${format(bytes / 1e6)} MB`;
const started = performance.now();
const progress = createProgress(process.stderr);
const summary = await compressFolder(folder, (done, all) =>
  progress.show(`compressing: ${format(done)} of ${format(all)} files`),
).finally(progress.clear);
console.log(
  `${folder}: ${format(summary.files)} files compressed in ${format((performance.now() - started) / 1000)} s: ${megabytes(summary.raw)}, gzip ${megabytes(summary.gzip)}, brotli ${megabytes(summary.brotli)}`,
);
console.log(`${format(summary.left)} too small to gain; ${format(summary.removed)} copies of what is gone removed`);
