import { asset } from '../site/asset';
import { pagesCacheName } from './pages-cache';

/** A visited page that opens without a network. */
export type KeptPage = {
  title: string;
  /** The page's address, with the base path. */
  address: string;
};

/** The latest pages that the service worker has kept, newest first; none where the browser denies the cache. */
export async function listKeptPages(most: number): Promise<KeptPage[]> {
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
