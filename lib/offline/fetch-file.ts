/** Fetches a file of the store. Rejects when anything else comes: a redirect, an error, or the page of a host or a hotel where no page was asked for. */
export async function fetchFile(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache });
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (response.status !== 200 || response.redirected || isHtml !== path.endsWith('/')) throw new Error(`No ${path}`);
  return response;
}
