'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import styles from '@/components/ui/layout.module.css';
import { whenIdle } from '@/components/ui/when-idle';
import { hasComparison, onComparisonChange } from '@/lib/compare/comparison-key';
import { shipToState } from '@/lib/site/ship-to-state';
import { defineCardTools } from './define-card-tools';
import { loadDesk } from './load-desk';

/** Defines the custom elements of product cards, and loads the compare tray if products are selected. Rendered once, in the shop's layout. */
function DeskToolsPart() {
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    defineShippingMark();
    // Hydration is the longest task of a page without the buttons of its cards.
    whenIdle(defineCardTools);
    const show = () => {
      if (hasComparison())
        loadDesk().then(
          (desk) => setTray(() => desk.Tray),
          () => undefined,
        );
    };
    show();
    return onComparisonChange(show);
  }, []);
  return Tray && <Tray />;
}

export const DeskTools = withErrorBoundary('card-tools', DeskToolsPart);

/** Defines the `<shipping-mark>` element, which shows whether a product ships to the ship-to state. */
function defineShippingMark(): void {
  if (customElements.get('shipping-mark')) return;
  customElements.define(
    'shipping-mark',
    class extends HTMLElement {
      #exported = '';
      #unfollow: (() => void) | undefined;

      connectedCallback() {
        this.#exported ||= this.textContent ?? '';
        this.#unfollow = shipToState.subscribe(() => this.#say(shipToState.get()));
        this.#say(shipToState.get());
      }

      disconnectedCallback() {
        this.#unfollow?.();
      }

      #say(shipTo: string | undefined) {
        const isLeftOut = shipTo !== undefined && (this.dataset.states?.split(' ') ?? []).includes(shipTo);
        this.textContent = isLeftOut ? `Can't ship to ${shipTo}` : shipTo ? `Ships to ${shipTo}` : this.#exported;
        this.classList.toggle(styles.warning ?? '', isLeftOut || !shipTo);
      }
    },
  );
}
