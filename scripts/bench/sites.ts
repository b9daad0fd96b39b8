import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../server/serve';
import { buildPeer, PEERS, type PeerName, peerFolder } from './build-peer';
import { type Devtools, openDevtools } from './devtools';
import { ensureExport } from './open-export';
import type { Options } from './part';
import { openSlowNetwork, SLOW_4G } from './slow-network';

/** Exports by their names, each at an address behind a slow network, and a browser of its own. */
export type Sites = { urls: Readonly<Record<string, string>>; browser: Devtools; close: () => Promise<void> };

/** The name of this export among its peers. */
export const HERE = 'this';

/** The export in out/ and both peers, as they were built last; what is missing is built. */
export async function openSites(options: Options): Promise<Sites> {
  await ensureExport(options);
  const folders: Record<string, string> = { [HERE]: join(options.root, 'out') };
  for (const name of Object.keys(PEERS) as PeerName[]) {
    const built = join(peerFolder(options.root, name), PEERS[name]);
    folders[name] = existsSync(built) ? built : (await buildPeer(name, options)).out;
  }
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const urls: Record<string, string> = {};
    for (const [name, root] of Object.entries(folders)) {
      const basePath = name === HERE ? process.env.BASE_PATH : '';
      const server = await serve({ root, port: 0, basePath });
      closing.push(server.close);
      const network = await openSlowNetwork(server.url, SLOW_4G);
      closing.push(network.close);
      urls[name] = network.url;
    }
    const browser = await openDevtools(options.signal);
    closing.push(browser.close);
    return { urls, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
}
