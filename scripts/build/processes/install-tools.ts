import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from './run-program';

/** Large packages that are not in package.json. A command that needs one installs it in .cache/tools. */
const TOOLS = {
  lighthouse: {
    dependencies: { lighthouse: '12.8.2' },
    // Later versions of this package do not work with Lighthouse 12.
    overrides: { '@paulirish/trace_engine': { 'third-party-web': '0.30.0' } },
  },
  '@sparticuz/chromium': { dependencies: { '@sparticuz/chromium': '147.0.0' } },
  'subset-font': {
    dependencies: {
      'subset-font': '2.9.0',
      '@fontsource-variable/inter': '5.3.0',
      '@fontsource-variable/public-sans': '5.3.0',
      '@fontsource-variable/source-sans-3': '5.3.1',
      '@fontsource-variable/source-serif-4': '5.3.1',
      '@fontsource/barlow-condensed': '5.3.0',
      '@fontsource/inter': '5.3.0',
      '@fontsource/oswald': '5.3.0',
      '@fontsource/playfair-display': '5.3.0',
      '@fontsource/public-sans': '5.3.0',
      '@fontsource/source-sans-3': '5.3.1',
      '@fontsource/source-serif-4': '5.3.1',
    },
  },
};

/** Folder of the `node_modules` of a tool. */
export const toolFolder = (name: keyof typeof TOOLS): string => resolve('.cache', 'tools', name);

/** Imports a tool and installs it if it is missing. Rejects with a readable message without a network. */
export async function importTool<Module>(name: keyof typeof TOOLS): Promise<Module> {
  const folder = toolFolder(name);
  await mkdir(folder, { recursive: true });
  await installPackages(folder, JSON.stringify({ private: true, ...TOOLS[name] }));
  const { resolve: find } = createRequire(join(folder, 'package.json'));
  return import(pathToFileURL(find(name)).href);
}

/** Installs the packages of a manifest in a folder. Skips a manifest that is already installed there. */
export async function installPackages(folder: string, manifest: string, signal?: AbortSignal): Promise<void> {
  const installed = join(folder, 'node_modules', '.installed.json');
  if ((await readFile(installed, 'utf8').catch(() => '')) === manifest) return;
  await writeFile(join(folder, 'package.json'), manifest);
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runNpm(['install', ...options], { cwd: folder, signal }).catch((error: Error) => {
    throw new Error(`The npm registry did not answer; is there a network?\n${error.message}`);
  });
  await writeFile(installed, manifest);
}
