import { generateKeyPairSync, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import { isPublicIp } from '@/lib/catalogue/schema/public-host';
import type { Network } from '@/scripts/build/images/network';
import { PHOTOGRAPH_LIMITS, type PhotographLimits } from '@/scripts/build/images/photograph-limits';
import { listenOnFreePort } from '@/scripts/build/server/free-port';

export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** Short for tests, but long enough for a busy machine. */
export const SHORT_LIMITS: PhotographLimits = { ...PHOTOGRAPH_LIMITS, idleMs: 600, totalMs: 1200, bytes: 300_000 };

/** A response with a body. */
export function fixedResponse(body: string | Buffer, type = 'image/jpeg', status = 200): Route {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

/** A redirect. */
export function redirectResponse(to: string, status = 302): Route {
  return (_, response) => void response.writeHead(status, { location: to }).end();
}

/**
 * Serves routes at https://pictures.shop.test. In its network this name has the address of the server, inside.shop.test a private
 * address, and unknown names have none. `requested` has the requested paths.
 */
export async function servePictures(routes: Readonly<Record<string, Route>>) {
  const certificate = createCertificate('*.shop.test');
  const requested: string[] = [];
  const server = createServer(certificate, (request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const route = routes[path.split('?')[0] ?? ''] ?? fixedResponse('', 'text/plain', 404);
    route(request, response);
  });
  const port = await listenOnFreePort(server);
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
    isAllowed: (address) => address === '127.0.0.1' || isPublicIp(address),
    agent: new Agent({ ca: certificate.cert }),
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

const OID = { commonName: '550403', ecdsaWithSha256: '2a8648ce3d040302', subjectAltName: '551d11' };

function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** A self-signed certificate with its key, in PEM. Generated, so that the repository contains no key. */
function createCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const name = sequence(der(0x31, sequence(oid(OID.commonName), der(0x0c, Buffer.from(host)))));
  const time = (text: string) => der(0x18, Buffer.from(text));
  const names = der(0x04, sequence(der(0x82, Buffer.from(host))));
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(OID.subjectAltName), names))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey));
  const body = sequence(facts, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
