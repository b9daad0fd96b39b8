import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicIp } from '@/lib/catalogue/schema/public-host';
import type { Network } from '@/scripts/build/images/download-photograph';

export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A response with a body. */
export function fixedResponse(body: string | Buffer, type = 'image/jpeg', status = 200): Route {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

/** A redirect. */
export function redirectResponse(to: string, status = 302): Route {
  return (_, response) => void response.writeHead(status, { location: to }).end();
}

const HOSTS: Readonly<Record<string, string[]>> = {
  'pictures.shop.test': ['127.0.0.1'],
  'inside.shop.test': ['10.1.2.3'],
  'half-inside.shop.test': ['93.184.216.34', '192.168.0.1'],
  'mapped.shop.test': ['::ffff:10.0.0.1'],
  'empty.shop.test': [],
};

/** Serves routes at https://pictures.shop.test, without TLS. `requested` has the requested paths. */
export async function servePictures(routes: Readonly<Record<string, Route>>) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const route = routes[path.split('?')[0] ?? ''] ?? fixedResponse('', 'text/plain', 404);
    route(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    resolve: async (host) => {
      const found = HOSTS[host];
      if (!found) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    isAllowed: (address) => address === '127.0.0.1' || isPublicIp(address),
    get: (url, options, onResponse) =>
      get(url.href.replace('https:', 'http:'), { ...options, agent: false }, onResponse),
  };
  return {
    port,
    requested,
    network,
    at: (path: string, host = 'pictures.shop.test') => `https://${host}:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
