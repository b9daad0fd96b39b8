'use client';

import { useEffect } from 'react';
import text from '@/components/ui/text-button.module.css';
import { preview } from '@/lib/admin/preview-flag';
import { asset } from '@/lib/site/asset';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { onChange } from '@/lib/storage/changes';
import styles from './preview.module.css';
import { PreviewWords } from './preview-words';
import { PreviewedProduct } from './previewed-product';
import { usePreviewCatalogue } from './use-preview-catalogue';

/** The bar over the store that the operator previews; it brings the listings and product pages in line with the edits. */
export function PreviewView() {
  const product = productId();
  const previewed = usePreviewCatalogue();

  useEffect(() => {
    // A listing shows the exported page until somebody reaches for its filters; this is as if somebody did.
    document.querySelector('[data-filters]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, []);

  // The admin in another tab has written its ledger: what is shown here is old.
  useEffect(() => onChange('catalogue', () => window.location.reload()), []);

  return (
    <>
      {product && previewed.status === 'ready' && <PreviewedProduct id={product} catalogue={previewed.catalogue} />}
      <aside className={styles.bar} aria-label="Preview">
        <PreviewWords previewed={previewed} />
        <button
          type="button"
          className={text.text}
          onClick={() => {
            preview.set(undefined);
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
