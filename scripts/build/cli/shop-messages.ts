import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseJson } from '../../../lib/catalogue/parse-json';
import { isRecord } from '../../../lib/is-record';
import { readEnvironment } from '../../../lib/site/environment';

/** A shop with its folder, as commands print it: 'Wick & Wax (data/)'. Default: the shop that the settings select. */
export function shopName(dataDir: string = readEnvironment().dataDir): string {
  const folder = relative('.', dataDir) || '.';
  return `${siteName(join(dataDir, 'site.json')) ?? 'Unnamed shop'} (${folder}/)`;
}

/** The name in a site.json. Undefined without a name or a valid file. */
function siteName(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const site = parseJson(readFileSync(file));
    return isRecord(site) && typeof site.name === 'string' ? site.name : undefined;
  } catch {
    return undefined;
  }
}

/** The command that runs an npm script with a data folder. On Windows it works in cmd and PowerShell. */
export function commandWith(dataDir: string, script: string, platform: NodeJS.Platform = process.platform): string {
  const folder = relative('.', dataDir) || '.';
  const command = script === 'start' ? 'npm start' : `npm run ${script}`;
  if (folder === 'data') return command;
  if (platform === 'win32') return `cmd /c "set DATA_DIR=${folder}&& ${command}"`;
  return `DATA_DIR=${/^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`} ${command}`;
}

/** The next commands for a data folder, each with a short explanation. */
export function nextCommands(dataDir: string): string {
  const steps = [
    ['start', 'Builds the shop and shows it:'],
    ['dev', 'Shows it while you edit, each change at once:'],
    ['catalogue:check', 'Finds mistakes in the files:'],
  ] as const;
  return steps.map(([script, reason]) => `${reason}\n  ${commandWith(dataDir, script)}`).join('\n');
}
