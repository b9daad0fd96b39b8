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

/** Bar that marks a preview of the store. Also replaces the product page with the edited product and updates listings. */
export function PreviewBar() {
  const id = productId();
  const preview = usePreviewCatalogue();

  useEffect(() => {
    // A listing stays static until the pointer is over its filters. This event hydrates it.
    document.querySelector('[data-filters]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, []);

  // Edits were saved in another tab, so this preview is out of date.
  useEffect(() => onStorageChange('catalogue', () => window.location.reload()), []);

  return (
    <>
      {id && preview.status === 'ready' && <ProductPreview id={id} catalogue={preview.catalogue} />}
      <aside className={styles.bar} aria-label="Preview">
        <PreviewStatus preview={preview} />
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

/** Product id in the URL; `undefined` on other pages. */
function productId(): string | undefined {
  const { pathname } = window.location;
  const start = asset(unlinkedRoutes.products());
  return pathname.startsWith(start) ? pathname.slice(start.length).replace(/\/$/, '') || undefined : undefined;
}
