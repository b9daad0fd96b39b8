import { asset } from '../../site/asset';
import { adminCacheName, pagesCacheName } from './cache-names';

/** A visited page that opens without a network. */
export type CachedPage = {
  title: string;
  /** The page's address, with the base path. */
  address: string;
};

/** The latest pages that the service worker has kept, newest first; none where the browser denies the cache. */
export async function listCachedPages(most: number): Promise<CachedPage[]> {
  try {
    const cache = await caches.open(pagesCacheName(asset('/').slice(0, -1)));
    const requests = (await cache.keys()).slice(-most).reverse();
    const pages = requests.map(async (request) => {
      const html = await (await cache.match(request))?.text();
      const heading = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('h1');
      return { title: heading?.textContent ?? '', address: new URL(request.url).pathname };
    });
    return (await Promise.all(pages)).filter(({ title }) => title !== '');
  } catch {
    return [];
  }
}

/** The cache that the admin keeps for days without a network. Rejects, or throws, where the browser denies caches. */
export const openAdminCache = (): Promise<Cache> => caches.open(adminCacheName(asset('/').slice(0, -1)));
