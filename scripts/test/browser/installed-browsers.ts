import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** First the one without windows, as Playwright's own: a whole browser draws its bars for each page, which takes a third longer. */
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

/** The browsers of the Chromium family that this machine has: on the PATH, then where installers put them. */
export async function installedBrowsers(): Promise<string[]> {
  const { HOME, ProgramFiles, LOCALAPPDATA } = process.env;
  const places = pathsOnPath(NAMES);
  if (process.platform === 'darwin') {
    const roots = ['/Applications', ...(HOME ? [join(HOME, 'Applications')] : [])];
    places.push(...roots.flatMap((root) => MAC_PATHS.map((place) => join(root, place))));
  }
  if (process.platform === 'win32') {
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((root) => root !== undefined);
    places.push(...roots.flatMap((root) => WINDOWS_PATHS.map((place) => join(root, place))));
  }
  return filterExecutables(places);
}

/** Where programs of these names would stand in the folders of PATH, the first name first. */
function pathsOnPath(names: readonly string[]): string[] {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

/** The paths that name something this user may run. */
export async function filterExecutables(paths: readonly string[]): Promise<string[]> {
  const isThere = await Promise.all(
    paths.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [...new Set(paths.filter((_, index) => isThere[index]))];
}
