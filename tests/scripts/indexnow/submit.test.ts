import { createServer, type Server } from 'node:http';
import { submit } from '@/scripts/indexnow/submit';
import { listenLocally } from '@/scripts/server/listen-locally';

type Body = { host: string; key: string; keyLocation: string; urlList: string[] };

let server: Server;
let endpoint: string;
let asked: { method: string | undefined; type: string | undefined; body: Body }[];
let statuses: number[];

beforeEach(async () => {
  [asked, statuses] = [[], []];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: Body = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ method: request.method, type: request.headers['content-type'], body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  endpoint = `http://127.0.0.1:${await listenLocally(server)}/indexnow`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const send = (addresses: readonly string[], root = 'https://shop.example.com/store/') =>
  submit(addresses, { endpoint, key: 'abcd-1234', root });
const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop.example.com/store/${index}/`);

test('the addresses are sent as the protocol has it, with the place of the key below the base path', async () => {
  await send(addresses(2));
  expect(asked).toEqual([
    {
      method: 'POST',
      type: 'application/json; charset=utf-8',
      body: {
        host: 'shop.example.com',
        key: 'abcd-1234',
        keyLocation: 'https://shop.example.com/store/abcd-1234.txt',
        urlList: addresses(2),
      },
    },
  ]);
});

test('a request holds at most 10,000 addresses, and all together hold each once', async () => {
  await send(addresses(20_001));
  expect(asked.map(({ body }) => body.urlList.length)).toEqual([10_000, 10_000, 1]);
  expect(asked.flatMap(({ body }) => body.urlList)).toEqual(addresses(20_001));
});

test('an answer that the key is still to be looked at is no fault', async () => {
  statuses = [202];
  await expect(send(addresses(1))).resolves.toBeUndefined();
});

test.each([
  [400, 'not understood'],
  [403, 'publish a build that was made with this INDEXNOW_KEY first'],
  [422, 'do not belong to the site'],
  [429, 'too many requests'],
  [500, 'answered 500.'],
])('the answer %d is a fault in words', async (status, words) => {
  statuses = [200, status];
  await expect(send(addresses(30_000))).rejects.toThrow(words);
  expect(asked).toHaveLength(2);
});

test('a host that is not there is named', async () => {
  const nowhere = { endpoint: 'http://127.0.0.1:9/indexnow', key: 'abcd-1234', root: 'https://shop.example.com/' };
  await expect(submit(addresses(1), nowhere)).rejects.toThrow(/127\.0\.0\.1:9\/indexnow does not answer: ./);
});
