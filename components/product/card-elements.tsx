'use client';

import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import styles from '@/components/ui/layout.module.css';
import { whenIdle } from '@/components/ui/when-idle';
import { hasComparison, onComparisonChange } from '@/lib/catalogue/compare/comparison-key';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';

/** Loads the click handler of `<card-tools>` and the tray. After an error the next click tries again. */
const loadCardTools = () => import('./lazy-card-tools');

/** Defines the custom elements of product cards, and loads the compare tray if products are selected. Rendered once, in the shop's layout. */
export const CardElements = withErrorBoundary('card-tools', function CardElements() {
  const [tray, setTray] = useState<ReactNode>();
  useEffect(() => {
    defineShippingMark();
    // Hydration is the longest task of a page even without these buttons, so they wait until the browser is idle.
    whenIdle(defineCardTools);
    const show = () => {
      if (hasComparison())
        loadCardTools().then(
          ({ CompareTray }) => setTray(<CompareTray />),
          () => undefined,
        );
    };
    show();
    return onComparisonChange(show);
  }, []);
  return tray;
});

/** Defines the `<shipping-mark>` element, which shows whether a product ships to the ship-to state. */
function defineShippingMark(): void {
  if (customElements.get('shipping-mark')) return;
  customElements.define(
    'shipping-mark',
    class extends HTMLElement {
      #exportedText = '';
      #unsubscribe: (() => void) | undefined;

      connectedCallback() {
        this.#exportedText ||= this.textContent ?? '';
        this.#unsubscribe = shipToState.subscribe(() => this.#show(shipToState.get()));
        this.#show(shipToState.get());
      }

      disconnectedCallback() {
        this.#unsubscribe?.();
      }

      #show(shipTo: string | undefined) {
        const isExcluded = shipTo !== undefined && (this.dataset.states?.split(' ') ?? []).includes(shipTo);
        this.textContent = isExcluded ? `Can't ship to ${shipTo}` : shipTo ? `Ships to ${shipTo}` : this.#exportedText;
        this.classList.toggle(styles.warning ?? '', isExcluded || !shipTo);
      }
    },
  );
}

/** Icon paths: a pair of scales, and a plus. */
const COMPARE_ICON = 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6zm14 0-3 7h6z';
const ADD_ICON = 'M12 5v14M5 12h14';
const icon = (path: string) =>
  `<svg viewBox="-8 -8 40 40" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="${path}"/></svg>`;

/**
 * Defines the `<card-tools>` element of cards and product pages. It has a Compare button and, with `data-add`, an "Add to list" button.
 * The click handler loads with the first click.
 */
export function defineCardTools(): void {
  if (customElements.get('card-tools')) return;
  customElements.define(
    'card-tools',
    class extends HTMLElement {
      connectedCallback() {
        const add =
          'add' in this.dataset ? `<button type="button">${messages.addToList}${icon(ADD_ICON)}</button>` : '';
        // The product page already contains the button.
        this.innerHTML ||= `<button type="button" aria-pressed="false">Compare${icon(COMPARE_ICON)}</button>${add}`;
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-tools': HTMLAttributes<HTMLElement> & { 'data-add'?: '' | undefined };
      'shipping-mark': HTMLAttributes<HTMLElement> & { 'data-states'?: string | undefined };
    }
  }
}
