import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../build/processes/run-program';
import { filterExecutables, installedBrowsers } from './installed-browsers';

const CACHE = fileURLToPath(new URL('../../../.cache/browser/', import.meta.url));
const PACKAGE = '@sparticuz/chromium@147.0.0';
const NO_PROMPT = { CI: 'true', DEBIAN_FRONTEND: 'noninteractive' };

/** Runs a program and resolves with its output. Rejects with its last line if it fails, or after the time limit. */
export async function runWithTimeout(
  seconds: number,
  line: readonly string[],
  env = NO_PROMPT,
  cwd = '.',
): Promise<string> {
  const [program = '', ...args] = line;
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const { output } = await runProgram(program, args, { cwd, env: { ...process.env, ...env }, signal });
    return output;
  } catch (error) {
    throw new Error(signal.aborted ? `no answer within ${seconds} s` : (error as Error).message.split('\n').at(-1));
  }
}

/** The command that installs the Chromium package of the system. */
export const APT_COMMAND = 'apt-get install chromium';

/** The browser that {@link installFromNpm} has installed. It is tried before Playwright's download, which may run until its time limit. */
export function cachedBrowser(): Promise<string[]> {
  return filterExecutables([`${CACHE}chromium`]);
}

/**
 * Downloads Playwright's Chromium.
 * @param executablePath its path after the download
 */
export async function installPlaywrightBrowser(executablePath: string): Promise<string[]> {
  await runWithTimeout(120, ['npx', '--no-install', 'playwright', 'install', 'chromium']);
  return filterExecutables([executablePath]);
}

/**
 * Installs a Chromium from an npm package, for machines that can reach only a package registry. The package's launch arguments are not
 * used, because they disable the sandbox.
 */
export async function installFromNpm(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('exists for Linux x64 only');
  await mkdir(CACHE, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  await runWithTimeout(180, ['npm', 'install', '--prefix', CACHE, ...options, PACKAGE]);
  const print = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";
  // The package unpacks the browser into TMPDIR.
  const env = { ...NO_PROMPT, TMPDIR: CACHE };
  const output = await runWithTimeout(60, [process.execPath, '--input-type=module', '--eval', print], env, CACHE);
  return filterExecutables(output.split('\n'));
}

/** Installs the package of the distribution. Rejects without root. */
export async function installWithApt(): Promise<string[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('needs root on Debian or Ubuntu');
  await runWithTimeout(120, ['apt-get', 'update']);
  await runWithTimeout(300, ['apt-get', 'install', '-y', 'chromium']);
  return installedBrowsers();
}
