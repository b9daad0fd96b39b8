import { serve } from '@/scripts/server/serve';
import { metLine } from '@/scripts/test-browsers/engines';
import { STARTS } from './drivers/starts';
import { freshFolder } from './fresh-folder';
import { meeting } from './meeting';

const SCREEN = { width: 1280, height: 800, isPhone: false, isDark: false };

/** Starts each browser once, so that one that stands and does not start is said once, and gives what they call themselves. */
async function readVersions() {
  const started = meeting().met.map(async ({ name, program }) => {
    const { folder, remove } = await freshFolder();
    const browser = await STARTS[name](program, { screen: SCREEN, folder, say: () => undefined });
    await browser.close();
    await remove();
    return [name, browser.version] as const;
  });
  return new Map(await Promise.all(started));
}

/** Serves out/ on a free port, once for all workers. Gives the function that stops it. */
export default async function globalSetup() {
  console.log(metLine(meeting().wanted, await readVersions()));
  const { url, close } = await serve({ port: 0, basePath: process.env.BASE_PATH });
  process.env.BROWSERS_URL = url;
  return close;
}
