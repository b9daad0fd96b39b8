import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from '../processes/run-program';
import { installOnce } from './install-once';

/** Heavy packages that no part of the quick gate needs: each with its lock in bench/tools, fetched when it is first asked for. */
export type ToolName = 'lighthouse' | 'minisearch' | 'puppeteer-core' | 'subset-font';

const fetching = new Map<ToolName, Promise<string>>();

/** Fetches a tool where it is missing, or another version of it stands, once for all who ask. Gives the folder that has its packages. */
export function fetchTool(name: ToolName): Promise<string> {
  const begun = fetching.get(name) ?? fetchInto(resolve('.cache', 'tools', name), name);
  fetching.set(name, begun);
  return begun;
}

async function fetchInto(folder: string, name: ToolName): Promise<string> {
  await cp(join('bench', 'tools', name), folder, { recursive: true });
  await installOnce(folder, () => runNpm(['ci', '--ignore-scripts'], { cwd: folder })).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  return folder;
}

/** A tool's module, which is fetched first where it is missing. */
export async function importTool<Module>(name: ToolName): Promise<Module> {
  const { resolve: find } = createRequire(join(await fetchTool(name), 'package.json'));
  return import(pathToFileURL(find(name)).href);
}
