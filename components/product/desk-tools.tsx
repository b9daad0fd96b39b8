'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { onChosen, readChosen } from '@/lib/visitor/chosen';
import { defineCardTools } from './define-card-tools';
import { defineShippingMark } from './define-shipping-mark';
import { loadDesk } from './load-desk';

/** Gives the products of the document their tools, lets shipping marks answer for the visitor's state, and shows what is chosen to compare; stands once in the shop's layout. */
export function DeskTools() {
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    defineShippingMark();
    // Hydration is the longest task of a page without the buttons of its cards.
    whenIdle(defineCardTools);
    const show = () => {
      if (readChosen())
        loadDesk().then(
          (desk) => setTray(() => desk.Tray),
          () => undefined,
        );
    };
    show();
    return onChosen(show);
  }, []);
  return Tray && <Tray />;
}
