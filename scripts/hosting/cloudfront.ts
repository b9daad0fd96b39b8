import { type HostRules, patternSource, sourceOf } from './rules';

/** Bytes of a function that CloudFront takes. */
const MOST_BYTES = 10_240;

/** A list as code, an item a line. */
const listed = (items: readonly unknown[]) => `[\n${items.map((item) => `  ${JSON.stringify(item)},\n`).join('')}]`;

/** CloudFront function for viewer requests: S3 knows files, not folders. Redirects for which it has no room are followed by the page for unknown addresses. */
export function cloudfrontRequest({ redirects }: HostRules): string {
  const moved = redirects.map((redirect) => [sourceOf(redirect), redirect.to.replace(':splat', '$1')]);
  let text = requestFunction(moved);
  while (Buffer.byteLength(text) > MOST_BYTES) {
    moved.pop();
    text = requestFunction(moved);
  }
  return text;
}

function requestFunction(moved: readonly string[][]): string {
  return `// Made by scripts/hosting: a CloudFront function (cloudfront-js-2.0) for viewer requests.
const MOVED = ${listed(moved)};

function handler(event) {
  const request = event.request;
  for (const [pattern, target] of MOVED) {
    if (new RegExp(pattern).test(request.uri)) return move(request, request.uri.replace(new RegExp(pattern), target));
  }
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last === '') request.uri += 'index.html';
  else if (!last.includes('.')) return move(request, \`\${request.uri}/\`);
  return request;
}

function move(request, path) {
  const query = Object.entries(request.querystring).flatMap(([name, entry]) =>
    (entry.multiValue || [entry]).map(({ value }) => (value === '' ? name : \`\${name}=\${value}\`)),
  );
  const end = query.length > 0 && !/[?#]/.test(path) ? \`?\${query.join('&')}\` : '';
  // Two slashes at the start would lead to another site.
  const address = path.replace(/^\\/+/, '/') + end;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } };
}
`;
}

/** CloudFront function for viewer responses: headers. CloudFront runs none for errors of the origin, so no rule is for what is missing. */
export function cloudfrontResponse({ headers, caches, types, defaultCache }: HostRules): string {
  const cached = caches.map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } }));
  const rules = [...headers, ...cached, ...types].map(({ path, headers: set }) => [
    patternSource(path),
    Object.fromEntries(Object.entries(set).map(([name, value]) => [name.toLowerCase(), value])),
  ]);
  return `// Made by scripts/hosting: a CloudFront function (cloudfront-js-2.0) for viewer responses.
const RULES = ${listed(rules)};

function handler(event) {
  const { request, response } = event;
  const headers = response.headers;
  headers['cache-control'] = { value: '${defaultCache}' };
  for (const [pattern, set] of RULES) {
    if (!new RegExp(pattern).test(request.uri)) continue;
    for (const [name, value] of Object.entries(set)) headers[name] = { value };
  }
  return response;
}
`;
}
