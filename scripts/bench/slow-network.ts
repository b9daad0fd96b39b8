import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../server/listen-locally';

/** `bitsPerSecond` is that of the way down, shared by all connections. */
type Network = {
  bitsPerSecond: number;
  roundTripMs: number;
};

/** Lighthouse's slow 4G. */
export const SLOW_4G: Network = { bitsPerSecond: 1_638_400, roundTripMs: 150 };

const SLICE = 4096;

/**
 * Puts a slow network before a server of this machine: whatever the browser fetches ahead, or by a worker, goes through it, which
 * the browser's own throttling leaves out. A new connection costs a round trip.
 * @param target address of the server; `url` is the same address behind the network
 */
export async function openSlowNetwork(target: string, { bitsPerSecond, roundTripMs }: Network) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let lineFreeAt = 0;

  function carryDown(slice: Buffer, coming: Buffer[], to: Socket): void {
    coming.push(slice);
    lineFreeAt = Math.max(lineFreeAt, performance.now()) + (slice.length * 8000) / bitsPerSecond;
    setTimeout(() => to.write(coming.shift() ?? ''), lineFreeAt + roundTripMs / 2 - performance.now());
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const openAt = performance.now() + roundTripMs;
    // In their order, whichever timer is first.
    const sent: Buffer[] = [];
    const coming: Buffer[] = [];
    client.on('data', (data) => {
      sent.push(data);
      const delay = Math.max(0, openAt - performance.now()) + roundTripMs / 2;
      setTimeout(() => upstream.write(sent.shift() ?? ''), delay);
    });
    upstream.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SLICE)
        carryDown(data.subarray(start, start + SLICE), coming, client);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      const other = socket === client ? upstream : client;
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // Bytes that are on their way still arrive.
        setTimeout(() => other.destroy(), Math.max(0, lineFreeAt - performance.now()) + roundTripMs);
      });
    }
  });
  const url = new URL(target);
  url.port = String(await listenLocally(server));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: url.href, close };
}
