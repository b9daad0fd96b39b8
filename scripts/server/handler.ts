import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from './content-type';
import { findFile, readSegments } from './find-file';
import { applyHeaderRules, parseHeadersFile } from './headers-file';
import { findRedirect, parseRedirectsFile } from './redirects-file';
import { type PackedCopies, sendFile } from './send-file';

type Site = {
  /** Real path of the folder. */
  root: string;
  /** '' or '/store'. */
  basePath: string;
};

/** The header of Cloudflare Pages, Netlify and Vercel where no rule has one. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';
/** Of every error: what is missing may be there at the next request, whatever a rule says of its address. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/**
 * Answers requests for a static export as a CDN would (Cloudflare Pages is the model). Rejects where the `_headers` or `_redirects`
 * of the folder cannot be read.
 */
export async function createHandler({ root, basePath }: Site): Promise<RequestListener> {
  await readRules(root);
  const packed: PackedCopies = new Map();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return plain(response.setHeader('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered here.');
    }
    const [path = ''] = url.split('?', 1);
    const query = url.slice(path.length);
    if (basePath && path === '/') return redirect(response, 302, `${basePath}/${query}`);
    if (basePath && path === basePath) return redirect(response, 308, `${basePath}/${query}`);
    const rules = await readRules(root);
    // Files are looked up inside the mount; rules name addresses as visitors see them.
    const segments = path.startsWith(`${basePath}/`) ? readSegments(path.slice(basePath.length)) : undefined;
    const moved = segments && findRedirect(rules.redirects, path, query);
    if (moved) return redirect(response, 301, moved);
    const found = segments && (await findFile(root, segments));
    if (found === 'folder') return redirect(response, 308, `${path}/${query}`);
    const file = found ?? (await findFile(root, ['404.html']));
    if (!file || file === 'folder') return plain(response, 404, 'Not found');
    const own = { 'content-type': contentType(file.path), 'cache-control': DEFAULT_CACHE };
    const headers = { ...applyHeaderRules(rules.headers, path, own), ...(!found && NOT_KEPT) };
    response.setHeaders(new Map(Object.entries(headers)));
    response.statusCode = found ? 200 : 404;
    await sendFile(file, { request, response, packed });
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      // The client left in the middle: that is no fault, and there is nobody to tell.
      if (error.code?.startsWith('ERR_STREAM_')) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The server failed; its log says why.');
    });
  };
}

/** The host's two files as they stand now, so that a rebuild needs no restart. */
async function readRules(root: string) {
  const read = (name: string) =>
    readFile(join(root, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  const [headers, redirects] = await Promise.all([read('_headers'), read('_redirects')]);
  return { headers: parseHeadersFile(headers), redirects: parseRedirectsFile(redirects) };
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { location: to, 'content-length': 0 }).end();
}

function plain(response: ServerResponse, status: number, text: string): void {
  for (const name of ['etag', 'last-modified', 'content-encoding', 'content-length']) response.removeHeader(name);
  response.writeHead(status, { ...NOT_KEPT, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
