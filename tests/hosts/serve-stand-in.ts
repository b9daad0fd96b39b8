import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Cut, type StandIn } from './stand-in';

type Served = { url: string; close: () => Promise<void> };

/** A stand-in over HTTP on this machine; port 0: one that is free. */
export async function serveStandIn({ handle }: Pick<StandIn, 'handle'>, port: number): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof Cut)) console.error(error);
      // What fails here is a fault of the test or of the stand-in: no status may hide it.
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function answer(handle: StandIn['handle'], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  const request = new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [
      string,
      string,
    ][],
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const response = await handle(request);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length });
  outgoing.end(method === 'HEAD' ? undefined : body);
}
