'use client';

import { useEffect, useState } from 'react';
import text from '@/components/ui/text-button.module.css';
import { previewFlag } from '@/lib/admin/preview-flag';
import { asset } from '@/lib/site/asset';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { onStorageChange } from '@/lib/storage/web-storage';
import styles from './preview.module.css';
import { type PreviewState, PreviewStatus } from './preview-status';
import { ProductPreview } from './product-preview';

const exit = () => {
  previewFlag.set(undefined);
  window.location.reload();
};

/** Bar that marks a preview of the store. Also replaces the product page with the edited product and updates listings. */
export function PreviewBar() {
  const id = productId();
  const [preview, setPreview] = useState<PreviewState>({ status: 'loading' });

  useEffect(() => {
    import('@/lib/admin/preview-catalogue')
      .then(({ loadPreview }) => loadPreview())
      .then((catalogue) => setPreview(catalogue ? { status: 'ready', catalogue } : { status: 'none' }))
      .catch(() => setPreview({ status: 'failed' }));
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
        <button type="button" className={text.textButton} onClick={exit}>
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
