import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { existing, installedBrowsers } from './places';
import { run } from './run';

const CACHE = fileURLToPath(new URL('../../.cache/browser/', import.meta.url));
const PACKAGE = '@sparticuz/chromium@147.0.0';
const NO_PROMPT = { CI: 'true', DEBIAN_FRONTEND: 'noninteractive' };

/** The command that installs the system's own Chromium. */
export const APT = 'apt-get install chromium';

/** The browser that {@link unpackFromNpm} left; looked for first, so that where Playwright cannot download that is waited for once. */
export function keptBrowser(): Promise<string[]> {
  return existing([`${CACHE}chromium`]);
}

/**
 * Downloads Playwright's own build.
 * @param executablePath where Playwright will put it
 */
export async function installPlaywrights(executablePath: string): Promise<string[]> {
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { timeoutMs: 120_000, env: NO_PROMPT });
  return existing([executablePath]);
}

/**
 * Unpacks a Chromium that comes as an npm package, for machines that reach a package registry and nothing else.
 * Only the program is used: the package's own arguments switch safety off.
 */
export async function unpackFromNpm(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('exists for Linux x64 only');
  await mkdir(CACHE, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  await run('npm', ['install', '--prefix', CACHE, ...options, PACKAGE], { timeoutMs: 180_000, env: NO_PROMPT });
  const print = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";
  const output = await run(process.execPath, ['--input-type=module', '--eval', print], {
    timeoutMs: 60_000,
    cwd: CACHE,
    // The package unpacks into the folder for temporary files.
    env: { TMPDIR: CACHE },
  });
  return existing([output.trim()]);
}

/** Installs the distribution's package where this user may. */
export async function installWithApt(): Promise<string[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('needs root on Debian or Ubuntu');
  await run('apt-get', ['update'], { timeoutMs: 120_000, env: NO_PROMPT });
  await run('apt-get', ['install', '-y', 'chromium'], { timeoutMs: 300_000, env: NO_PROMPT });
  return installedBrowsers();
}
