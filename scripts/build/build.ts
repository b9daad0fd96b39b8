import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { checkShop, reportProblems } from '../catalogue/check-shop';
import { shopName } from './cli/shop-messages';
import { EXPORT_FOLDER } from './export-files';
import { siteUrlError } from './site-url';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Checks the shop's data, makes its pictures, runs `next build` while share images are drawn, and turns Next's export into out/. The
 * first step that fails ends the build; out/ is replaced at the end only. Modules of later steps are imported after the check, because
 * they throw on invalid data.
 * @returns false if the data has a problem or `next build` failed, which was printed; throws if another step fails
 */
export async function build({ hasShareImages = true } = {}): Promise<boolean> {
  const refusal = siteUrlError();
  if (refusal) throw new Error(refusal);
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
  const { copyShareImages, drawShareImages } = await import('./share-images/make-share-images');
  const next = startNext();
  const [exitCode, images] = await Promise.all([
    timed('next build', () => next.ended),
    hasShareImages ? timed('share images', drawShareImages) : [],
    // If a share image fails, Next must not go on alone. After its end this does nothing.
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

/** Starts `next build`, whose output is shown. `ended` resolves with its exit code, null if it was killed. */
function startNext() {
  // A page leaves much garbage: with room for it (MB), a sixth of the time of all pages is saved.
  const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
  const env = { ...process.env, NODE_OPTIONS: options, NEXT_EXPORT_FOLDER: EXPORT_FOLDER };
  const child = spawn(process.execPath, [NEXT, 'build'], { stdio: 'inherit', env });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { child, ended };
}
