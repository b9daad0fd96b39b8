import { openHost } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { type Kind, TOKEN } from './world';

type Told = { url: string; init: RequestInit | undefined };

/** A host that says to each address what a function makes of it; and what it has been asked. */
export function answering(respond: (url: string) => Response, kind: Kind = 'github') {
  const told: Told[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    told.push({ url: String(url), init });
    return respond(String(url));
  };
  const place = publishPlace({ host: kind, repository: 'store/goods', branch: 'main' });
  return { host: openHost(place, TOKEN, fetch as typeof globalThis.fetch), told };
}
