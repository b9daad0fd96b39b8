import { realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from './handler';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;

/** `basePath` is '' or '/store'. */
type Options = { root?: string; port?: number; basePath?: string; host?: string };

/** `url` ends in a slash. `show` answers from another folder from now on; what has been asked before is answered from the old one. */
export type Served = { url: string; port: number; show: (root: string) => Promise<void>; close: () => Promise<void> };

/**
 * Serves a folder. Without a port it takes the next free one from 4173; 0 takes any free one. Rejects where the
 * folder is missing, its `_headers` or `_redirects` are wrong, or the port is taken.
 */
export async function serve({ root = 'out', port, basePath = '', host = '127.0.0.1' }: Options = {}): Promise<Served> {
  if (!/^(\/[a-z0-9][a-z0-9._~-]*)*$/i.test(basePath)) {
    throw new Error(`BASE_PATH must be empty or look like '/store', without a trailing slash; it is '${basePath}'.`);
  }
  const handlerOf = async (folder: string) => createHandler({ root: await findFolder(folder), basePath });
  let handler = await handlerOf(root);
  const server = createServer((request, response) => handler(request, response));
  await (port === undefined ? listenOnNextFree(server, host) : listen(server, port, host));
  const { port: actual } = server.address() as AddressInfo;
  const show = async (folder: string) => {
    handler = await handlerOf(folder);
  };
  return { url: `http://${host}:${actual}${basePath}/`, port: actual, show, close: () => close(server) };
}

async function findFolder(root: string): Promise<string> {
  try {
    return await realpath(root);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is nothing to serve in ${root}/: run npm run build first.`);
  }
}

async function listenOnNextFree(server: Server, host: string): Promise<void> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TO_TRY; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TO_TRY - 1} is free: choose one with PORT.`);
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'may not be used by this user',
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) => {
      const reason = REASONS[cause.code ?? ''];
      reject(new Error(reason ? `Port ${port} ${reason}: choose another with PORT.` : cause.message, { cause }));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
