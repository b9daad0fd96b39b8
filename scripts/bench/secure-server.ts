import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';

const CERTIFICATE = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What no answer of HTTP/2 may carry. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Puts TLS and HTTP/2 before a server of this machine, with a certificate of the day. As hosts do it keeps what it has packed once.
 * Rejects where there is no openssl.
 * @param target address of the server; `url` is the same address here
 */
export async function serveSecurely(target: string) {
  const kept = new Map<string, Promise<Answer>>();
  let turn: Promise<unknown> = Promise.resolve();
  const server = createSecureServer(await makeCertificate(), async (request, response) => {
    const answer = kept.get(request.url) ?? ask(new URL(request.url, target));
    kept.set(request.url, answer);
    const { status, headers, body } = await answer;
    // One after the other: Node says that an answer is over only behind what others have waiting.
    turn = turn.then(() => {
      response.writeHead(status, headers).end(body);
      // A page that was left asks no more.
      return finished(response.stream).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.protocol = 'https:';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => void server.close() };
}

async function ask(url: URL): Promise<Answer> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name));
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(headers), body: await buffer(answer) };
}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    await promisify(execFile)('openssl', [...CERTIFICATE.split(' '), '-keyout', keyFile, '-out', certificateFile]);
    return { key: await readFile(keyFile), cert: await readFile(certificateFile) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
