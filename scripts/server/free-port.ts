import { createServer } from 'node:net';
import { listenLocally } from './listen-locally';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
