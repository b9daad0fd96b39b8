import { execSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCopies } from '../compress/write-copies';
import { placeCommand, servedFolder } from '../hosting/served-folder';
import { textFiles } from './checks/compression';
import { readSite, type ServedSite } from './site';
import { layTraps } from './traps';

type Settings = { basePath: string; hstsSeconds: number };

/**
 * Puts an export where a host is given it, by the command for that, and gives this place with what is there. With compressed copies
 * of what the checks ask for, but for every other text: that one is packed for each answer. Beside it lie what no host may show.
 * @param folder where there is nothing yet
 */
export async function placeExport(
  out: string,
  folder: string,
  settings: Settings,
  hasCopies: boolean,
): Promise<{ root: string; site: ServedSite }> {
  const { basePath } = settings;
  await cp(out, join(folder, 'out'), { recursive: true });
  if (basePath) execSync(placeCommand(basePath), { cwd: folder });
  const root = join(folder, servedFolder(basePath));
  const place = join(root, basePath);
  if (hasCopies) {
    for (const { file } of textFiles({ site: readSite(place, settings) }).filter((_, index) => index % 2 === 0))
      await writeCopies(join(place, file));
  }
  const site = readSite(place, settings);
  await layTraps(place, join(folder, 'outside'));
  return { root, site };
}
