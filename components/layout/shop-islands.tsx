'use client';

import { CardElements } from '@/components/product/card-elements';
import { PictureFallback } from '@/components/ui/picture-fallback';
import { ReplayEvents } from './replay-events';

/** The undrawn client components of every page of the shop, last of all; together, for each takes a row of the payload. */
export function ShopIslands() {
  return (
    <>
      <PictureFallback />
      <CardElements />
      <ReplayEvents />
    </>
  );
}
