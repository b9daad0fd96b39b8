import { whyMissing } from '@/lib/offline/why-missing';
import * as messages from '@/lib/site/messages';
import { loadDesk } from './load-desk';

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
          loadDesk()
            .then((desk) => desk.press(this, target as Element))
            .catch(async () => {
              this.insertAdjacentHTML('beforeend', `<p role=alert>${await whyMissing(messages.partMissing)}`);
            });
        };
      }
    },
  );
}
