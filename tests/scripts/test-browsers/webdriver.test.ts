import { createServer, type Server } from 'node:http';
import { listenLocally } from '@/scripts/server/listen-locally';
import { createCommand, findElement, keyActions, typeActions } from '@/tests/browsers/drivers/webdriver';

let server: Server;
let answer: { status: number; text: string };
let asked: string[];
let url: string;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push(`${request.method} ${request.url} ${body}`);
    response.writeHead(answer.status).end(answer.text);
  });
  url = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterEach(() => server.close());

const command = () => createCommand(url);

test('a command gives the value of the answer', async () => {
  answer = { status: 200, text: '{"value":{"x":1}}' };
  expect(await command()('GET', '/window')).toEqual({ x: 1 });
  expect(await command()('POST', '/refresh')).toEqual({ x: 1 });
  expect(asked).toEqual(['GET /window ', 'POST /refresh {}']);
});

test('a fault is said with the command, its kind and the words of the driver', async () => {
  answer = { status: 404, text: '{"value":{"error":"no such window","message":"it is closed"}}' };
  await expect(command()('POST', '/url')).rejects.toThrow('POST /url: no such window: it is closed');
  answer = { status: 500, text: '{"value":{"error":"session not created","message":""}}' };
  await expect(command()('POST', '/session')).rejects.toThrow(/^POST \/session: session not created$/);
});

test('an answer that is no JSON is shown with its status', async () => {
  answer = { status: 502, text: '<h1>Bad gateway</h1>' };
  await expect(command()('GET', '/status')).rejects.toThrow('GET /status: 502 <h1>Bad gateway</h1>');
});

test('an element is found by its selector', async () => {
  answer = { status: 200, text: '{"value":{"element-6066-11e4-a52e-4f735466cecf":"e1"}}' };
  expect(await findElement(command(), 'main input')).toBe('e1');
  expect(asked).toEqual(['POST /element {"using":"css selector","value":"main input"}']);
});

test('keys are pressed at once and let go in turn, and a text letter by letter', () => {
  const typesOf = ({ actions }: { actions?: { actions: { type: string; value: string }[] }[] }) =>
    actions?.[0]?.actions.map(({ type, value }) => `${type} ${value}`);
  expect(typesOf(keyActions('Control+a'))).toEqual(['keyDown \uE009', 'keyDown a', 'keyUp a', 'keyUp \uE009']);
  expect(typesOf(typeActions('ab'))).toEqual(['keyDown a', 'keyUp a', 'keyDown b', 'keyUp b']);
});
