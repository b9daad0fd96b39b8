import { createServer, type Server } from 'node:http';
import { openSlowNetwork } from '@/scripts/bench/slow-network';
import { listenLocally } from '@/scripts/server/listen-locally';

const BODY = 'x'.repeat(20_000);
let server: Server;
let target: string;
beforeEach(async () => {
  server = createServer((_, response) => response.end(BODY));
  target = `http://127.0.0.1:${await listenLocally(server)}/a/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function fetchOver(bitsPerSecond: number, roundTripMs: number, times = 1) {
  const network = await openSlowNetwork(target, { bitsPerSecond, roundTripMs });
  const started = performance.now();
  const bodies = await Promise.all(Array.from({ length: times }, async () => (await fetch(network.url)).text()));
  const ms = performance.now() - started;
  await network.close();
  return { bodies, ms };
}

test('a first answer takes a round trip to connect and one to ask, and arrives whole', async () => {
  const { bodies, ms } = await fetchOver(1e9, 150);
  expect(bodies).toEqual([BODY]);
  expect(ms).toBeGreaterThan(295);
});

test('the line is shared by all connections', async () => {
  const { bodies, ms } = await fetchOver(1_600_000, 0, 3);
  expect(bodies).toEqual([BODY, BODY, BODY]);
  // 480,000 bits.
  expect(ms).toBeGreaterThan(295);
});
