'use client';

import { useEffect } from 'react';
import text from '@/components/ui/text-button.module.css';
import { previewFlag } from '@/lib/admin/preview-flag';
import { asset } from '@/lib/site/asset';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { onStorageChange } from '@/lib/storage/web-storage';
import styles from './preview.module.css';
import { PreviewStatus } from './preview-status';
import { ProductPreview } from './product-preview';
import { usePreviewCatalogue } from './use-preview-catalogue';

/** The bar over the store that the operator previews; it brings the listings and product pages in line with the edits. */
export function PreviewBar() {
  const product = productId();
  const previewed = usePreviewCatalogue();

  useEffect(() => {
    // A listing shows the exported page until somebody reaches for its filters; this is as if somebody did.
    document.querySelector('[data-filters]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, []);

  // The admin in another tab has written its ledger: what is shown here is old.
  useEffect(() => onStorageChange('catalogue', () => window.location.reload()), []);

  return (
    <>
      {product && previewed.status === 'ready' && <ProductPreview id={product} catalogue={previewed.catalogue} />}
      <aside className={styles.bar} aria-label="Preview">
        <PreviewStatus previewed={previewed} />
        <button
          type="button"
          className={text.textButton}
          onClick={() => {
            previewFlag.set(undefined);
            window.location.reload();
          }}
        >
          Exit
        </button>
      </aside>
    </>
  );
}

/** The id of the product that the address names. */
function productId(): string | undefined {
  const { pathname } = window.location;
  const start = asset(unlinkedRoutes.products());
  return pathname.startsWith(start) ? pathname.slice(start.length).replace(/\/$/, '') || undefined : undefined;
}
