/**
 * Serves the export in out/ as a CDN would: `npm start`, or `PORT=8080 BASE_PATH=/store npm start`.
 */
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isMain } from './is-main.mjs';
import { createHandler } from './server/handler.mjs';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;
const PATIENCE_MS = 2000;

/**
 * Starts the server. Without a port it takes the next free one from 4173; 0 takes any free one. Rejects where the
 * folder is missing, its `_headers` or `_redirects` are wrong, or the port is taken.
 * @param {{ root?: string, port?: number, basePath?: string, host?: string }} [options] `basePath` is '' or '/store'
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` ends in a slash
 */
export async function serve({ root = 'out', port, basePath = '', host = '127.0.0.1' } = {}) {
  if (!/^(\/[a-z0-9][a-z0-9._~-]*)*$/i.test(basePath)) {
    throw new Error(`BASE_PATH must be empty or look like '/store', without a trailing slash; it is '${basePath}'.`);
  }
  const server = createServer(await createHandler({ root: await findFolder(root), basePath }));
  await (port === undefined ? listenOnNextFree(server, host) : listen(server, port, host));
  const { port: actual } = server.address();
  return { url: `http://${host}:${actual}${basePath}/`, port: actual, close: () => close(server) };
}

async function findFolder(root) {
  try {
    return await realpath(root);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`There is nothing to serve in ${root}/: run npm run build first.`);
  }
}

async function listenOnNextFree(server, host) {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TO_TRY; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (error.cause?.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TO_TRY - 1} is free: choose one with PORT.`);
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    const fail = (cause) => {
      const reason = { EADDRINUSE: 'is already in use', EACCES: 'may not be used by this user' }[cause.code];
      reject(new Error(reason ? `Port ${port} ${reason}: choose another with PORT.` : cause.message, { cause }));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** Lets running answers finish, for a while. */
function close(server) {
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearTimeout(impatience);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}

function readPort(text) {
  if (!text) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`PORT must be a number from 1 to 65535; it is '${text}'.`);
  return port;
}

async function main() {
  const basePath = process.env.BASE_PATH ?? '';
  const { port, close } = await serve({ port: readPort(process.env.PORT), basePath });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
  console.log(`Security Plus is served at http://localhost:${port}${basePath}/`);
}

if (isMain(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
