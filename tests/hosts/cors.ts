/** What a host lets a page of another origin send and read, by lower-case names. */
export type Cors = { allow: readonly string[] | 'any'; expose: readonly string[]; methods: readonly string[] };

/** What every page may send and read. */
const SENT_ANYWAY = ['accept', 'accept-language', 'content-language'];
const READ_ANYWAY = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified'];
const SIMPLE_BODIES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** The headers of a request for which a browser asks first. */
export function headersToAsk(headers: Headers): string[] {
  const type = headers.get('content-type')?.split(';')[0]?.trim();
  const isSimple = type === undefined || SIMPLE_BODIES.includes(type);
  return [...headers.keys()].filter((name) => !SENT_ANYWAY.includes(name) && !(name === 'content-type' && isSimple));
}

/** The answer to the question that a browser asks first; without leave where the host gives none. */
export function preflight(request: Request, cors: Cors | undefined): Response {
  if (!cors) return new Response(null, { status: 404 });
  const asked = request.headers.get('access-control-request-headers') ?? '';
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': cors.methods.join(', '),
      'access-control-allow-headers': cors.allow === 'any' ? asked : cors.allow.join(', '),
      'access-control-max-age': '86400',
    },
  });
}

/** An answer with leave for pages of other origins to read it. */
export function opened(response: Response, cors: Cors | undefined): Response {
  if (!cors) return response;
  response.headers.set('access-control-allow-origin', '*');
  if (cors.expose.length > 0) response.headers.set('access-control-expose-headers', cors.expose.join(', '));
  return response;
}

const listIn = (response: Response, name: string) =>
  (response.headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

/** What a browser finds wrong with the answer to its first question; undefined: the request may be sent. */
export function notAllowed(answer: Response, method: string, names: readonly string[]): string | undefined {
  if (!answer.ok || answer.headers.get('access-control-allow-origin') !== '*') return 'the origin';
  const allowed = listIn(answer, 'access-control-allow-headers');
  if (!listIn(answer, 'access-control-allow-methods').includes(method.toLowerCase())) return `the method ${method}`;
  const header = names.find((name) => !allowed.includes(name));
  return header && `the header ${header}`;
}

/** An answer as the page of another origin sees it, if that may: with the headers that the host lets it read. */
export function asSeen(response: Response, origin: string): Response {
  if (!['*', origin].includes(response.headers.get('access-control-allow-origin') ?? ''))
    throw new TypeError('Failed to fetch');
  const exposed = listIn(response, 'access-control-expose-headers');
  const headers = [...response.headers].filter(([name]) => READ_ANYWAY.includes(name) || exposed.includes(name));
  return new Response(response.body, { status: response.status, headers });
}
