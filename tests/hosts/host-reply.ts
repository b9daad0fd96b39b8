/** An answer before it becomes one of HTTP: a text, the bytes of a file, or JSON. */
export type HostReply = { status: number; body: object | string; headers?: Record<string, string> };

export const found = (body: object | string, status = 200): HostReply => ({ status, body });

export function toResponse({ status, body, headers }: HostReply): Response {
  if (Buffer.isBuffer(body))
    return new Response(new Uint8Array(body), {
      status,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  if (typeof body === 'string')
    return new Response(body || null, { status, headers: { 'content-type': 'text/plain', ...headers } });
  return Response.json(body, { status, headers });
}
