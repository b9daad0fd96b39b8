import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a host for an address as it stands, below the base path: nothing is put in order, unpacked or followed. */
export type AskHost = (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<HostAnswer>;

/** How long a host may think about a question. */
const PATIENCE_MS = 10_000;

/** @param url of the host, up to the base path */
export function askAt(url: string): AskHost {
  const { hostname, port, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request(
        { hostname, port, path: base + path, method, headers, timeout: PATIENCE_MS },
        (response) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
            )
            .on('error', reject);
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`${method} ${path} is not answered`)));
      asked.on('error', reject).end();
    });
}

/** Sends text over the line as it stands; undefined where the host cuts the line without an answer. @param url of the host */
export function askRaw(url: string, text: string): Promise<HostAnswer | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const line = connect({ host: hostname, port: Number(port) }, () => line.write(text, 'latin1'));
    const end = () => {
      line.destroy();
      resolve(readAnswer(Buffer.concat(parts)));
    };
    line.setTimeout(PATIENCE_MS, end);
    line
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', end)
      .on('error', end);
  });
}

function readAnswer(bytes: Buffer): HostAnswer | undefined {
  const at = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(at, 0)).toString('latin1').split('\r\n');
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(first) ?? [];
  // HTTP/0.9 has no head: the whole is what is shown.
  if (status === undefined) return bytes.length > 0 ? { status: 200, headers: {}, body: bytes } : undefined;
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(status), headers, body: unchunked(bytes.subarray(at + 4), headers['transfer-encoding']) };
}

function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'chunked') return body;
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (end < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
