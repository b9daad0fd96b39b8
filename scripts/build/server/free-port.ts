import { type AddressInfo, createServer, type Server } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Lets a server listen on a free port of this machine, and gives the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
