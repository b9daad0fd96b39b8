import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The headless shell comes first, as in Playwright: a full browser takes a third longer, because it renders its toolbars. */
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'],
];

const MAC_PATHS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PATHS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Browsers of the Chromium family on this machine: on the PATH, then in the usual folders of installers. */
export async function installedBrowsers(): Promise<string[]> {
  const { HOME, ProgramFiles, LOCALAPPDATA } = process.env;
  const paths = pathsOnPath(NAMES);
  if (process.platform === 'darwin') {
    const roots = ['/Applications', ...(HOME ? [join(HOME, 'Applications')] : [])];
    paths.push(...roots.flatMap((root) => MAC_PATHS.map((path) => join(root, path))));
  }
  if (process.platform === 'win32') {
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((root) => root !== undefined);
    paths.push(...roots.flatMap((root) => WINDOWS_PATHS.map((path) => join(root, path))));
  }
  return filterExecutables(paths);
}

/** Paths of programs in the folders of PATH, sorted by name, then by folder. */
function pathsOnPath(names: readonly string[]): string[] {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

/** The paths that exist and are executable, without duplicates. */
export async function filterExecutables(paths: readonly string[]): Promise<string[]> {
  const canRun = await Promise.all(
    paths.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [...new Set(paths.filter((_, index) => canRun[index]))];
}
