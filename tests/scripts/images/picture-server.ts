import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import { isPublicAddress } from '@/lib/catalogue/schema/public-address';
import { PHOTOGRAPH_LIMITS, type PhotographLimits } from '@/scripts/images/limits';
import type { Network } from '@/scripts/images/network';
import { listenLocally } from '@/scripts/server/listen-locally';
import { createCertificate } from './certificate';

export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** Short enough for a test, long enough for a busy machine. */
export const SHORT: PhotographLimits = { ...PHOTOGRAPH_LIMITS, idleMs: 600, totalMs: 1200, bytes: 300_000 };

/** An answer with a body. */
export function answer(body: string | Buffer, type = 'image/jpeg', status = 200): Route {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

/** An answer that sends the client elsewhere. */
export function redirect(to: string, status = 302): Route {
  return (_, response) => void response.writeHead(status, { location: to }).end();
}

/**
 * Serves routes at https://pictures.shop.test, with a network in which that name leads here, inside.shop.test to a
 * private address and every other nowhere. `asked` lists the paths that were asked for.
 */
export async function servePictures(routes: Readonly<Record<string, Route>>) {
  const certificate = createCertificate('*.shop.test');
  const asked: string[] = [];
  const server = createServer(certificate, (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const route = routes[path.split('?')[0] ?? ''] ?? answer('', 'text/plain', 404);
    route(request, response);
  });
  const port = await listenLocally(server);
  const hosts: Record<string, string[]> = {
    'pictures.shop.test': ['127.0.0.1'],
    'other.elsewhere.test': ['127.0.0.1'],
    'inside.shop.test': ['10.1.2.3'],
    'half-inside.shop.test': ['93.184.216.34', '192.168.0.1'],
    'mapped.shop.test': ['::ffff:10.0.0.1'],
    'empty.shop.test': [],
  };
  const network: Network = {
    resolve: async (host) => {
      const found = hosts[host];
      if (!found) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    agent: new Agent({ ca: certificate.cert }),
  };
  return {
    port,
    asked,
    network,
    at: (path: string, host = 'pictures.shop.test') => `https://${host}:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
