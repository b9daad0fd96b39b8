import { OfflinePageView } from '@/components/layout/offline-page-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.offline);

/** The service worker shows this page at the address of a page that it has not cached. */
export default function OfflinePage() {
  return <OfflinePageView />;
}
