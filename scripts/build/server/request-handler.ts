import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** `basePath` is '' or '/store'. With `gzip`, `a.css.gz` is sent instead of `a.css` where it exists. */
export type ServerOptions = { root: string; basePath: string; gzip?: boolean };

/** A route of `vercel.json`: headers, or with `status` a redirect or an error. */
type Route = { pattern: RegExp; headers: Record<string, string>; status?: number };

/** Files that configure hosts and are not served. */
const HOST_FILES = ['/_headers', '/_redirects', '/vercel.json'];
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** Serves an export with the headers and redirects of its `vercel.json`. */
export function createRequestHandler({ root, basePath, gzip }: ServerOptions): RequestListener {
  const routes = readRoutes(root);
  const redirects = routes.filter(({ status }) => status === 301);
  const headerRoutes = routes.filter(({ status }) => !status);
  // `dev` reads files per request, so that a new build needs no restart.
  const serveFile = sirv(root, { dev: true, etag: true, extensions: [], gzip, setHeaders: addCharset });

  return (request, response) => {
    const { method, url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    const query = url.slice(path.length);
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // Browsers treat a backslash as a slash: '/\\example.com' would be another host.
    const single = path.replace(/[/\\]{2,}/g, '/');
    if (single !== path) return redirect(response, 308, single + query);
    if (basePath && (path === '/' || path === basePath)) return redirect(response, 302, `${basePath}/${query}`);
    const route = redirects.find(({ pattern }) => pattern.test(path));
    if (route) {
      const target = path.replace(route.pattern, route.headers.Location ?? '');
      return redirect(response, 301, /[?#]/.test(target) ? target : target + query);
    }

    response.setHeader('Cache-Control', DEFAULT_CACHE);
    for (const { pattern, headers } of headerRoutes) {
      if (pattern.test(path)) response.setHeaders(new Map(Object.entries(headers)));
    }
    const file = path.slice(basePath.length);
    const isOutside = !path.startsWith(`${basePath}/`) || HOST_FILES.includes(file);
    if (isOutside) return sendNotFound(response, root);
    request.url = file.endsWith('/') ? `${file}index.html` : file;
    serveFile(request, response, () => {
      if (isFolder(root, file)) redirect(response, 308, `${path}/${query}`);
      else sendNotFound(response, root);
    });
  };
}

function readRoutes(root: string): Route[] {
  const file = join(root, 'vercel.json');
  if (!existsSync(file)) return [];
  const { routes }: { routes: (Route & { src?: string })[] } = JSON.parse(readFileSync(file, 'utf8'));
  return routes.flatMap(({ src, ...route }) => (src ? [{ ...route, pattern: new RegExp(src) }] : []));
}

/** Without a charset browsers read text files as Windows-1252. */
function addCharset(response: ServerResponse, path: string): void {
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

function isFolder(root: string, path: string): boolean {
  try {
    return existsSync(join(root, decodeURI(path), 'index.html'));
  } catch {
    return false;
  }
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

function sendNotFound(response: ServerResponse, root: string): void {
  const file = join(root, '404.html');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  if (existsSync(file)) createReadStream(file).pipe(response);
  else response.end();
}
