import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCopies } from '../compress/write-copies';
import { textFiles } from './checks/compression';
import { readSite, type ServedSite } from './site';

const AT_THE_TOP = ['_headers', '_redirects'];

type Settings = { basePath: string; hstsSeconds: number };

/**
 * Puts an export where a host is given it, as `placeCommand` does, and gives what is there. With compressed copies of what the checks
 * ask for, but for every other text: that one is packed for each answer.
 * @param root folder that does not exist yet
 */
export async function placeExport(
  out: string,
  root: string,
  settings: Settings,
  hasCopies: boolean,
): Promise<ServedSite> {
  const place = join(root, settings.basePath);
  await mkdir(dirname(place), { recursive: true });
  await cp(out, place, { recursive: true });
  if (settings.basePath) {
    await Promise.all(AT_THE_TOP.map((name) => rename(join(place, name), join(root, name))));
    await cp(join(place, '404.html'), join(root, '404.html'));
  }
  const site = readSite(place, settings);
  if (!hasCopies) return site;
  for (const { file } of textFiles({ site }).filter((_, index) => index % 2 === 0))
    await writeCopies(join(place, file));
  return readSite(place, settings);
}
