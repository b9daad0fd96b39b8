import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from './run-program';
import TOOLS from './tools.json' with { type: 'json' };

/**
 * Large packages that are not in package.json. A command that needs one installs it in .cache/tools. Later versions of third-party-web
 * do not work with Lighthouse 12.
 */
type Tool = keyof typeof TOOLS;

/** Folder of the `node_modules` of a tool. */
export const toolFolder = (name: Tool): string => resolve('.cache', 'tools', name);

/** Imports a tool and installs it if it is missing. Rejects with a readable message without a network. */
export async function importTool<Module>(name: Tool): Promise<Module> {
  const folder = toolFolder(name);
  await mkdir(folder, { recursive: true });
  await installPackages(folder, JSON.stringify({ private: true, ...TOOLS[name] }));
  const { resolve: find } = createRequire(join(folder, 'package.json'));
  return import(pathToFileURL(find(name)).href);
}

/** Installs the packages of a manifest in a folder. Skips a manifest that is already installed there. */
export async function installPackages(folder: string, manifest: string): Promise<void> {
  const installed = join(folder, 'node_modules', '.installed.json');
  if ((await readFile(installed, 'utf8').catch(() => '')) === manifest) return;
  await writeFile(join(folder, 'package.json'), manifest);
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runNpm(['install', ...options], { cwd: folder }).catch((error: Error) => {
    throw new Error(`The npm registry did not answer; is there a network?\n${error.message}`);
  });
  await writeFile(installed, manifest);
}
