import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../browser/launch-options';

/** A browser that keeps what it keeps in a folder; `kill` ends it as a power cut would: nothing more is written by it. */
export type Profile = { context: BrowserContext; kill: () => Promise<void> };

export async function openProfile(executablePath: string, folder: string): Promise<Profile> {
  const context = await chromium.launchPersistentContext(folder, launchOptions(executablePath));
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo;
  const browser = processes?.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its own process');
  const kill = async () => {
    const closed = context.waitForEvent('close');
    process.kill(browser.id, 'SIGKILL');
    await closed;
  };
  return { context, kill };
}
