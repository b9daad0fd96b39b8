import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestHandler, type ServerOptions } from './request-handler';

const FIRST_PORT = 4173;
const LAST_PORT = 4272;
const HOST = '127.0.0.1';
const PARENT_CHECK_MS = 500;

/**
 * Serves a folder. Default port: the first free one from 4173; 0 is any free port. Rejects if the folder is missing, the base path is
 * invalid or the port is in use. The URL ends with a slash.
 */
export async function serve({
  root = 'out',
  basePath = '',
  port,
  gzip,
}: Partial<ServerOptions> & { port?: number } = {}) {
  if (!/^(\/[a-z0-9][a-z0-9._~-]*)*$/i.test(basePath)) {
    throw new Error(`BASE_PATH must be empty or look like '/store', without a trailing slash; it is '${basePath}'.`);
  }
  if (!existsSync(root)) throw new Error(`There is nothing to serve in ${root}/: run npm run build first.`);
  const server = createServer(createRequestHandler({ root, basePath, gzip }));
  await (port === undefined ? listenOnNextFree(server) : listen(server, port));
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${HOST}:${actual}${basePath}/`, port: actual, close: () => close(server) };
}

async function listenOnNextFree(server: Server): Promise<void> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (((error as Error).cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free: choose one with PORT.`);
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `Port ${port} is already in use` : message;
    throw new Error(`${reason}: choose another with PORT.`, { cause });
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * On Ctrl+C or SIGTERM, calls `close` once and prints 'Stopped.'; the process then ends with exit code 0. npm may send a second signal,
 * which is ignored.
 */
export function shutDownOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await close();
    // A new line, because terminals show ^C.
    console.log('\nStopped.');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // npm runs scripts in a shell, which ends without passing signals on: check if the parent has ended.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MS).unref();
}

/** A port of this machine that no server uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, HOST), 'listening');
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
}
