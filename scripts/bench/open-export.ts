import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readEnvironment } from '../../lib/environment';
import { launchBrowser } from '../browser/launch-browser';
import { runNpm } from '../processes/run-program';
import { serve } from '../server/serve';
import type { Options } from './part';

/** The export on a server and a browser to look at it; `url` ends in a slash. */
export type OpenExport = { url: string; browser: Browser; close: () => Promise<void> };

type Settings = {
  debuggingPort?: number;
  /** Another export than that of this project, which stands already. */
  folder?: string;
};

/** Builds the export in out/ where it is missing. */
export async function ensureExport({ root, signal, progress }: Options): Promise<void> {
  if (existsSync(join(root, 'out'))) return;
  await runNpm(['run', 'build'], {
    cwd: root,
    env: { ...process.env, SITE_URL: readEnvironment().siteUrl },
    signal,
    report: (text) => progress(`building first: ${text}`),
  });
}

/** Serves the export in out/, which is built where it is missing, and starts a browser. The signal ends both. */
export async function openExport(options: Options, { folder, ...browserOptions }: Settings = {}): Promise<OpenExport> {
  const { root, signal } = options;
  if (!folder) await ensureExport(options);
  const server = await serve({
    root: folder ?? join(root, 'out'),
    port: 0,
    basePath: folder ? '' : process.env.BASE_PATH,
  });
  try {
    const browser = await launchBrowser({ signal, ...browserOptions });
    const close = async () => {
      await browser.close();
      await server.close();
    };
    return { url: server.url, browser, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
