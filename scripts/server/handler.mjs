import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseEncoding, createCompressor, PRECOMPRESSED_ENDINGS } from './compression.mjs';
import { contentType, isCompressible } from './content-type.mjs';
import { findFile, readSegments } from './find-file.mjs';
import { applyHeaderRules, parseHeadersFile } from './headers-file.mjs';
import { findRedirect, parseRedirectsFile } from './redirects-file.mjs';

/** @typedef {{ status: number, headers: Record<string, string>, body?: Buffer | string }} Answer */

/**
 * Answers requests for a static export as a CDN would (Cloudflare Pages is the model). Rejects where the
 * `_headers` or `_redirects` of the folder cannot be read.
 * @param {{ root: string, basePath: string }} options real path of the folder; '' or '/store'
 * @returns {Promise<import('node:http').RequestListener>}
 */
export async function createHandler({ root, basePath }) {
  const readRules = createRulesReader(root);
  const compress = createCompressor();
  await readRules();

  /** @returns {Promise<Answer>} */
  async function answer({ method, url, headers }) {
    if (method !== 'GET' && method !== 'HEAD') {
      return { ...plain(405, 'Only GET and HEAD are answered here.'), headers: { allow: 'GET, HEAD' } };
    }
    const [path] = url.split('?', 1);
    const query = url.slice(path.length);
    if (basePath && path === '/') return redirect(302, `${basePath}/${query}`);
    if (basePath && path === basePath) return redirect(308, `${basePath}/${query}`);
    const isMounted = path.startsWith(`${basePath}/`);
    // Files are looked up inside the mount; rules name addresses as visitors see them.
    const address = isMounted ? path.slice(basePath.length) : path;
    const rules = await readRules();
    const respond = (status, found) =>
      sendFile({ status, found, path, address, requestHeaders: headers, rules, compress });

    let segments = isMounted ? readSegments(address) : undefined;
    if (segments) {
      const moved = findRedirect(rules.redirects, path, query);
      if (moved && moved.status !== 200) return redirect(moved.status, moved.to);
      if (moved) segments = readSegments(moved.to.slice(basePath.length).split(/[?#]/)[0]);
    }
    const found = segments && (await findFile(root, segments));
    if (found?.needsSlash) return redirect(308, `/${segments.map(encodeURIComponent).join('/')}/${query}`, basePath);
    if (found) return respond(200, found);
    const notFound = await findFile(root, ['404.html']);
    return notFound ? respond(404, notFound) : plain(404, 'Not found');
  }

  return async (request, response) => {
    const {
      status,
      headers,
      body = '',
    } = await answer(request).catch((error) => {
      console.error(error);
      return plain(500, 'The server failed; its log says why.');
    });
    const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Parses the host's two files again only when their text changed, so that a rebuild needs no restart. */
function createRulesReader(root) {
  const read = (name) => readFile(join(root, name), 'utf8').catch((error) => missing(error, ''));
  let known = {};
  return async () => {
    const [headersText, redirectsText] = await Promise.all([read('_headers'), read('_redirects')]);
    if (known.headersText !== headersText || known.redirectsText !== redirectsText) {
      const rules = { headers: parseHeadersFile(headersText), redirects: parseRedirectsFile(redirectsText) };
      known = { headersText, redirectsText, rules };
    }
    return known.rules;
  };
}

/** @returns {Promise<Answer>} */
async function sendFile({ status, found, path, address, requestHeaders, rules, compress }) {
  const { file, stats } = found;
  const type = contentType(file);
  const etag = `W/"${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}"`;
  const isForever = status === 200 && address.startsWith('/_next/static/');
  const headers = applyHeaderRules(rules.headers, path, {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(isCompressible(type) && { vary: 'Accept-Encoding' }),
    ...(status === 200 && { etag }),
  });
  if (status === 200 && isSame(requestHeaders['if-none-match'], etag)) {
    const { 'content-type': _, ...kept } = headers;
    return { status: 304, headers: kept };
  }
  const encoding = isCompressible(type) ? chooseEncoding(requestHeaders['accept-encoding']) : undefined;
  if (!encoding) return { status, headers, body: await readFile(file) };
  const body =
    (await readPrecompressed(file, encoding)) ?? (await compress(`${file} ${etag}`, encoding, await readFile(file)));
  return { status, headers: { ...headers, 'content-encoding': encoding }, body };
}

async function readPrecompressed(file, encoding) {
  const sibling = `${file}${PRECOMPRESSED_ENDINGS[encoding]}`;
  const stats = await stat(sibling).catch((error) => missing(error));
  return stats?.isFile() ? readFile(sibling) : undefined;
}

function missing(error, instead) {
  if (error.code === 'ENOENT') return instead;
  throw error;
}

/** Weak comparison, as the standard asks for GET. */
function isSame(ifNoneMatch = '', etag) {
  const bare = (tag) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** @returns {Answer} */
function redirect(status, to, basePath = '') {
  return { ...plain(status, ''), headers: { location: to.startsWith('/') ? `${basePath}${to}` : to } };
}

/** @returns {Answer} */
function plain(status, text) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  return { status, headers, body: text && `${text}\n` };
}
