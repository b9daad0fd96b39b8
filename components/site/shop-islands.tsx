'use client';

import { DeskTools } from '@/components/product/desk-tools';
import { ShippingMarks } from '@/components/product/shipping-marks';
import { PictureWatch } from '@/components/ui/picture-watch';
import { ReplayHeld } from './replay-held';

/**
 * The client components that every page of the shop runs and does not draw, last of all; together, for each client component
 * takes a row of the payload.
 */
export function ShopIslands() {
  return (
    <>
      <PictureWatch />
      <ShippingMarks />
      <DeskTools />
      <ReplayHeld />
    </>
  );
}
