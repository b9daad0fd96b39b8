'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import styles from '@/components/ui/layout.module.css';
import { whenIdle } from '@/components/ui/when-idle';
import { hasComparison, onComparisonChange } from '@/lib/catalogue/compare/comparison-key';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { loadCardTools } from './load-card-tools';

/** Defines the custom elements of product cards, and loads the compare tray if products are selected. Rendered once, in the shop's layout. */
function CardElementsPart() {
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    defineShippingMark();
    // Hydration is the longest task of a page without the buttons of its cards.
    whenIdle(defineCardTools);
    const show = () => {
      if (hasComparison())
        loadCardTools().then(
          (tools) => setTray(() => tools.CompareTray),
          () => undefined,
        );
    };
    show();
    return onComparisonChange(show);
  }, []);
  return Tray && <Tray />;
}

export const CardElements = withErrorBoundary('card-tools', CardElementsPart);

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

/** A pair of scales, and a plus. */
const COMPARE = 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6zm14 0-3 7h6z';
const ADD = 'M12 5v14M5 12h14';
const icon = (path: string) =>
  `<svg viewBox="-8 -8 40 40" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="${path}"/></svg>`;

/**
 * Defines the element of a product's tools: wherever one stands, drawn by React or not, it has buttons that choose the product of its
 * card, or of the page, for the comparison, and add one to the request list where there is nothing to pick. What they do is fetched
 * with a press.
 */
export function defineCardTools(): void {
  if (customElements.get('card-tools')) return;
  customElements.define(
    'card-tools',
    class extends HTMLElement {
      connectedCallback() {
        const add = 'add' in this.dataset ? `<button type="button">${messages.addToList}${icon(ADD)}</button>` : '';
        // On the product's own page the button is there already.
        this.innerHTML ||= `<button type="button" aria-pressed="false">Compare${icon(COMPARE)}</button>${add}`;
        const title = this.closest('article')?.querySelector('h3') ?? document.querySelector('h1');
        for (const button of this.querySelectorAll('button'))
          button.setAttribute('aria-label', `${button.textContent}: ${title?.textContent}`);
        this.onclick = ({ target }) => {
          this.querySelector('p')?.remove();
          loadCardTools()
            .then((tools) => tools.handleCardAction(this, target as Element))
            .catch(async () => {
              this.insertAdjacentHTML('beforeend', `<p role=alert>${await loadErrorMessage(messages.partMissing)}`);
            });
        };
      }
    },
  );
}
