import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProductView } from '@/components/product/product-view';
import { ButtonLink } from '@/components/ui/button';
import { Container, EmptyState } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import text from '@/components/ui/text-button.module.css';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import { previewFlag } from '@/lib/admin/preview-flag';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { onStorageChange } from '@/lib/storage/web-storage';
import styles from './preview.module.css';

const exit = () => {
  previewFlag.set(undefined);
  window.location.reload();
};

/** Bar that marks a preview of the store. Also replaces the product page with the edited product and updates listings. */
export function PreviewBar() {
  const id = productId();
  const [preview, setPreview] = useState<PreviewState>('loading');

  useEffect(() => {
    import('@/lib/admin/preview-catalogue')
      .then(({ loadPreview }) => loadPreview())
      .then(
        (catalogue) => setPreview(catalogue ?? 'none'),
        () => setPreview('failed'),
      );
    // A listing stays static until the pointer is over its filters. This event hydrates it.
    document.querySelector('[data-filters]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, []);

  // Edits were saved in another tab, so this preview is out of date.
  useEffect(() => onStorageChange('catalogue', () => window.location.reload()), []);

  return (
    <>
      {id && typeof preview === 'object' && <ProductPreview id={id} catalogue={preview} />}
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

const MAX_SHOWN = 50;

const TEXTS = {
  loading: 'Previewing unpublished changes.',
  none: 'There are no unpublished changes to preview.',
  failed: 'The preview failed: the store is shown as it is published.',
} as const;

/** The previewed catalogue, or why there is none. 'none': there are no edits; 'failed': the published catalogue could not be loaded. */
type PreviewState = PreviewCatalogue | keyof typeof TEXTS;

/** Text of the preview bar, with the edits that are not in the preview: reasons, and links to their forms. */
export function PreviewStatus({ preview }: { preview: PreviewState }) {
  if (typeof preview === 'string') return <p>{TEXTS[preview]}</p>;
  const { changed, deleted, leftOut } = preview;
  const omitted = leftOut.length - MAX_SHOWN;
  return (
    <>
      <p>{changed.size + deleted.size > 0 ? TEXTS.loading : 'None of your changes can be previewed.'}</p>
      {leftOut.length > 0 && (
        <details>
          <summary>{leftOut.length === 1 ? '1 is left out' : `${leftOut.length} are left out`}</summary>
          <ul>
            {leftOut.slice(0, MAX_SHOWN).map(({ id, name, message }) => (
              <li key={id}>
                <Link href={adminRoutes.editProduct(id)}>{name}</Link>: {message}
              </li>
            ))}
            {omitted > 0 && <li>and {omitted} more</li>}
          </ul>
        </details>
      )}
    </>
  );
}

/**
 * Shows an edited product instead of its exported page, or instead of the 404 page if it is new. The exported content is only hidden,
 * because Next's React tree owns it.
 */
export function ProductPreview({ id, catalogue }: { id: string; catalogue: PreviewCatalogue }) {
  const isChanged = catalogue.changed.has(id);
  const product = isChanged ? catalogue.products.get(id) : undefined;
  const reason = missingReason(id, catalogue);
  const main = document.getElementById('content');
  const isShown = reason !== undefined || product !== undefined;

  useEffect(() => {
    if (!isShown || !main) return;
    main.classList.add(styles.replaced ?? '');
    if (product) document.title = product.name;
    return () => main.classList.remove(styles.replaced ?? '');
  }, [isShown, main, product]);

  if (!isShown || !main) return null;
  const pieces = product?.pieces.flatMap((piece) => catalogue.products.get(piece) ?? []) ?? [];
  const kits = product ? [...catalogue.products.values()].filter((kit) => kit.pieces.includes(product.id)) : [];
  return createPortal(
    <div data-preview="">
      <Container className={styles.product}>
        {product ? (
          <ProductView product={product} pieces={pieces} kits={kits} />
        ) : (
          <EmptyState message={messages.productNotFound}>
            <p>{reason}</p>
            <ButtonLink href={routes.allProducts()}>{messages.allProducts}</ButtonLink>
          </EmptyState>
        )}
      </Container>
    </div>,
    main,
  );
}

/** Reason why an edited product has no page, as a sentence; `undefined` if it has one. */
function missingReason(id: string, { deleted, changed, hidden }: PreviewCatalogue): string | undefined {
  if (deleted.has(id)) return 'It is deleted in your unpublished changes.';
  return changed.has(id) && hidden.has(id) ? 'It is hidden in your unpublished changes.' : undefined;
}
