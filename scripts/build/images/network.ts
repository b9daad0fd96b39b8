import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, get, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from '../../../lib/catalogue/schema/public-host';
import { FetchFailure } from './fetch-failure';

/** DNS, allowed IP addresses and HTTPS requests of downloads. Tests replace them. */
export type Network = {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  get: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
};

const agent = new Agent();

export const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicIp,
  get: (url, options, onResponse) => get(url, { ...options, agent }, onResponse),
};

const HEADERS = {
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'catalogue-photographs/1.0',
};

/** Requests a URL and resolves when the headers have arrived. The signal also aborts the body. */
export function requestUrl(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    // Node does not look up IP addresses, so they are checked here.
    if (isIP(hostname) && !network.isAllowed(hostname)) throw privateAddress(url.hostname);
    const options = { headers: HEADERS, lookup: guardedLookup(network), signal };
    network.get(url, options, resolve).on('error', reject);
  });
}

/** Looks up a name once, checks all its IP addresses, and connects to one of these. A second lookup could return others (DNS rebinding). */
function guardedLookup({ resolve, isAllowed }: Network): LookupFunction {
  async function findAllowed(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
    const [first, ...others] = await resolve(hostname);
    if (!first) throw new FetchFailure('dns', 'has a name without an address');
    const refused = [first, ...others].find(({ address }) => !isAllowed(address));
    if (refused) throw privateAddress(`${hostname} at ${refused.address}`);
    return [first, ...others];
  }
  return (hostname, options, callback) => {
    findAllowed(hostname).then(
      (found) => (options.all ? callback(null, found) : callback(null, found[0].address, found[0].family)),
      (error) => callback(error, ''),
    );
  };
}

function privateAddress(host: string): FetchFailure {
  return new FetchFailure('private-address', `leads to ${host}, not a public address`);
}
