'use client';

import { CardElements } from '@/components/product/card-elements';
import { PictureFallback } from '@/components/ui/picture-fallback';
import { ReplayEvents } from './replay-events';

/** Client components without markup, for every storefront page. One component, because each adds a row to the payload. */
export function ShopIslands() {
  return (
    <>
      <PictureFallback />
      <CardElements />
      <ReplayEvents />
    </>
  );
}
