import { asset } from '../../site/routes';
import { adminCacheName, pagesCacheName } from './cache-names';

/** A visited page that is available offline. */
export type CachedPage = {
  title: string;
  /** URL path, with the base path. */
  address: string;
};

/** The last pages that the service worker has cached, newest first. Empty if the browser blocks caches. */
export async function listCachedPages(limit: number): Promise<CachedPage[]> {
  try {
    const cache = await caches.open(pagesCacheName(asset('/').slice(0, -1)));
    const requests = (await cache.keys()).slice(-limit).reverse();
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

/** Opens the admin cache. Rejects or throws if the browser blocks caches. */
export const openAdminCache = (): Promise<Cache> => caches.open(adminCacheName(asset('/').slice(0, -1)));
