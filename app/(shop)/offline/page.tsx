import { OfflinePageView } from '@/components/layout/offline-page-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.offline);

/** The page that the service worker shows for one that it has not kept, at that page's address. */
export default function OfflinePage() {
  return <OfflinePageView />;
}
