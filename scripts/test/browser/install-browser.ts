import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../build/processes/run-program';
import { filterExecutables, installedBrowsers } from './installed-browsers';

const CACHE = fileURLToPath(new URL('../../../.cache/browser/', import.meta.url));
const PACKAGE = '@sparticuz/chromium@147.0.0';
const NO_PROMPT = { CI: 'true', DEBIAN_FRONTEND: 'noninteractive' };

/** Runs a program and gives what it prints. Rejects with its last line where it fails, and with the time where it takes longer. */
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

/** The command that installs the system's own Chromium. */
export const APT_COMMAND = 'apt-get install chromium';

/** The browser that {@link installFromNpm} left; looked for first, so that where Playwright cannot download that is waited for once. */
export function cachedBrowser(): Promise<string[]> {
  return filterExecutables([`${CACHE}chromium`]);
}

/**
 * Downloads Playwright's own build.
 * @param executablePath where Playwright will put it
 */
export async function installPlaywrightBrowser(executablePath: string): Promise<string[]> {
  await runWithTimeout(120, ['npx', '--no-install', 'playwright', 'install', 'chromium']);
  return filterExecutables([executablePath]);
}

/**
 * Unpacks a Chromium that comes as an npm package, for machines that reach a package registry and nothing else.
 * Only the program is used: the package's own arguments switch safety off.
 */
export async function installFromNpm(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('exists for Linux x64 only');
  await mkdir(CACHE, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  await runWithTimeout(180, ['npm', 'install', '--prefix', CACHE, ...options, PACKAGE]);
  const print = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";
  // The package unpacks into the folder for temporary files.
  const env = { ...NO_PROMPT, TMPDIR: CACHE };
  const output = await runWithTimeout(60, [process.execPath, '--input-type=module', '--eval', print], env, CACHE);
  return filterExecutables(output.split('\n'));
}

/** Installs the distribution's package where this user may. */
export async function installWithApt(): Promise<string[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('needs root on Debian or Ubuntu');
  await runWithTimeout(120, ['apt-get', 'update']);
  await runWithTimeout(300, ['apt-get', 'install', '-y', 'chromium']);
  return installedBrowsers();
}
