'use client';

import { DeskTools } from '@/components/product/desk-tools';
import { PictureWatch } from '@/components/ui/picture-watch';
import { ReplayEvents } from './replay-events';

/** The undrawn client components of every page of the shop, last of all; together, for each takes a row of the payload. */
export function ShopIslands() {
  return (
    <>
      <PictureWatch />
      <DeskTools />
      <ReplayEvents />
    </>
  );
}
