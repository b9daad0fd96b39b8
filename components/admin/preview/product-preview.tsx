'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ProductView } from '@/components/product/product-view';
import { ButtonLink } from '@/components/ui/button';
import { Container, EmptyState } from '@/components/ui/layout';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import * as messages from '@/lib/site/messages';
import { productNotFound } from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './preview.module.css';

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
          <EmptyState message={productNotFound}>
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
