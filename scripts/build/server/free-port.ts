import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await once(probe.close(), 'close');
  return port;
}

/** Starts a server on a free port and resolves with the port. Only this machine can reach it. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
