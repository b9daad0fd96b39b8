import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { contentType, isCompressible } from './content-type';
import { type FoundFile, findFile, readSegments } from './find-file';
import { applyHeaderRules, parseHeadersFile } from './headers-file';
import { findRedirect, parseRedirectsFile } from './redirects-file';

type Site = {
  /** Real path of the folder. */
  root: string;
  /** '' or '/store'. */
  basePath: string;
};

/** What Cloudflare Pages, Netlify and Vercel say where no rule does. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/**
 * Answers requests for a static export as a CDN would (Cloudflare Pages is the model): `sirv` sends files, `compression` packs
 * them, and here stands what hosts do beyond that. Rejects where the `_headers` or `_redirects` of the folder cannot be read.
 */
export async function createHandler({ root, basePath }: Site): Promise<RequestListener> {
  const readRules = createRulesReader(root);
  await readRules();
  const sendFile = sirv(root, { dev: true, etag: true, extensions: [] });
  const compress = compression({
    // A part of a file is a part of its own bytes.
    filter: (_, response) => response.statusCode !== 206 && isCompressible(String(response.getHeader('content-type'))),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return plain(response.setHeader('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered here.');
    }
    const [path = ''] = url.split('?', 1);
    const query = url.slice(path.length);
    if (basePath && path === '/') return redirect(response, 302, `${basePath}/${query}`);
    if (basePath && path === basePath) return redirect(response, 308, `${basePath}/${query}`);
    const rules = await readRules();
    // Files are looked up inside the mount; rules name addresses as visitors see them.
    const segments = path.startsWith(`${basePath}/`) ? readSegments(path.slice(basePath.length)) : undefined;
    const moved = segments && findRedirect(rules.redirects, path, query);
    if (moved) return redirect(response, 301, moved);
    const found = segments && (await findFile(root, segments));
    if (found?.needsSlash) return redirect(response, 308, `${path}/${query}`);
    const file = found ?? (await findFile(root, ['404.html']));
    if (!file) return plain(response, 404, 'Not found');
    for (const [name, value] of Object.entries(applyHeaderRules(rules.headers, path, headersOf(file)))) {
      response.setHeader(name, value);
    }
    if (!found) return sendNotFound(file, response);
    // Asked for as sirv names files; an answer of 304 says the tag too, which sirv leaves to us.
    response.setHeader('etag', `W/"${file.stats.size}-${file.stats.mtime.getTime()}"`);
    request.url = `/${encodeURI(file.path)}`;
    return sendFile(request, response, () => plain(response, 404, 'Not found'));
  }

  return (request, response) =>
    compress(request, response, () => {
      answer(request, response).catch((error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else plain(response, 500, 'The server failed; its log says why.');
      });
    });
}

/** Parses the host's two files again only when their text changed, so that a rebuild needs no restart. */
function createRulesReader(root: string) {
  const read = (name: string) =>
    readFile(join(root, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  const parse = (headers: string, redirects: string) => ({
    texts: headers + redirects,
    headers: parseHeadersFile(headers),
    redirects: parseRedirectsFile(redirects),
  });
  let known = parse('', '');
  return async () => {
    const [headers, redirects] = await Promise.all([read('_headers'), read('_redirects')]);
    if (known.texts !== headers + redirects) known = parse(headers, redirects);
    return known;
  };
}

function headersOf({ path }: FoundFile): Record<string, string> {
  return { 'content-type': contentType(path), 'cache-control': DEFAULT_CACHE };
}

/** sirv says 200 with everything that it sends. */
async function sendNotFound({ file }: FoundFile, response: ServerResponse): Promise<void> {
  const body = await readFile(file);
  response.writeHead(404, { 'content-length': body.length }).end(body);
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { location: to, 'content-length': 0 }).end();
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
