import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a host for an address as it stands, below the base path: nothing is put in order, unpacked or followed. */
export type AskHost = (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<HostAnswer>;

/** @param url of the host, up to the base path */
export function askAt(url: string): AskHost {
  const { hostname, port, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path: base + path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          )
          .on('error', reject);
      });
      asked.on('error', reject).end();
    });
}
