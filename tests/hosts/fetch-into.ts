import { asSeen, headersToAsk, notAllowed } from './cors';
import { Cut, type StandIn } from './stand-in';

/**
 * A `fetch` that leads into a stand-in without a network, as the page of another origin has it: it asks first where a browser does, and
 * sees of an answer what the host lets it see. What the host does not take, and what the stand-in finds to be none of the real host, stands
 * on the console with its name beside the failure that the page has, as in a browser.
 */
export function fetchInto({ handle }: Pick<StandIn, 'handle'>, origin = 'https://store.example'): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const names = headersToAsk(request.headers);
    if (names.length > 0 || !['GET', 'HEAD', 'POST'].includes(request.method)) {
      const headers = {
        origin,
        'access-control-request-method': request.method,
        'access-control-request-headers': names.sort().join(','),
      };
      const wrong = notAllowed(
        await handle(new Request(request.url, { method: 'OPTIONS', headers })),
        request.method,
        names,
      );
      if (wrong) {
        console.error(`${request.url} does not allow ${wrong}`);
        throw new TypeError('Failed to fetch');
      }
    }
    request.headers.set('origin', origin);
    const { signal } = request;
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      return asSeen(await Promise.race([handle(request), ended]), origin);
    } catch (error) {
      if (error === signal.reason) throw error;
      if (!(error instanceof Cut)) console.error(error);
      throw new TypeError('Failed to fetch');
    }
  };
}
