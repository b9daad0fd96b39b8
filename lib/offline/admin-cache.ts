import { asset } from '../site/asset';
import { adminCacheName } from './pages-cache';

/** The cache that the admin keeps for days without a network. Rejects, or throws, where the browser denies caches. */
export const openAdminCache = (): Promise<Cache> => caches.open(adminCacheName(asset('/').slice(0, -1)));
