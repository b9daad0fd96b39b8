import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { checkShop, reportProblems } from '../catalogue/check-shop';
import { shopName } from './cli/shop-messages';
import { EXPORT_FOLDER } from './export-files';
import { siteUrlError } from './site-url';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Checks the shop's data, prepares its images, runs `next build` in parallel with the share images, and finishes the export. The first
 * step that fails ends the build. out/ is replaced at the end. Modules of later steps throw on invalid data, so they are imported after
 * the check.
 * @returns false if the data has an error or `next build` fails; the reason is printed. Throws if another step fails
 */
export async function build({ hasShareImages = true } = {}): Promise<boolean> {
  const urlError = siteUrlError();
  if (urlError) throw new Error(urlError);
  console.log(`Building ${shopName()}`);
  const times: string[] = [];
  const started = performance.now();
  const timed = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await step();
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)}`);
    return result;
  };

  const shop = await timed('catalogue', async () => checkShop());
  if (!reportProblems(shop) || !shop.catalogue) return false;
  const { products } = shop.catalogue;
  const { prepareImages } = await import('./images/prepare-images');
  await timed('pictures', () => prepareImages(products));
  const { copyShareImages, drawShareImages } = await import('./share-images');
  const next = startNext();
  const [exitCode, images] = await Promise.all([
    timed('next build', () => next.ended),
    hasShareImages ? timed('share images', drawShareImages) : [],
    // Stops Next if a share image fails. Has no effect if Next has ended.
  ]).finally(() => next.child.kill());
  if (exitCode !== 0) {
    console.error('next build failed. out/ is unchanged.');
    return false;
  }
  const { finishExport } = await import('./finish-export');
  await timed('export', async () => {
    copyShareImages(images);
    await finishExport();
  });
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${times.join(', ')}`);
  return true;
}

/** Starts `next build` and shows its output. `ended` resolves with the exit code, or null if it was killed. */
function startNext() {
  // In MB. Rendering makes much garbage: a larger young generation saves a sixth of the time.
  const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
  const env = { ...process.env, NODE_OPTIONS: options, NEXT_EXPORT_FOLDER: EXPORT_FOLDER };
  const child = spawn(process.execPath, [NEXT, 'build'], { stdio: 'inherit', env });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { child, ended };
}
