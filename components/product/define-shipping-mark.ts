import styles from '@/components/ui/layout.module.css';
import { homeState } from '@/lib/visitor/home-state';

/** Defines the element of shipping marks: wherever one stands, drawn by React or not, it follows the state that the visitor names. */
export function defineShippingMark(): void {
  if (customElements.get('shipping-mark')) return;
  customElements.define(
    'shipping-mark',
    class extends HTMLElement {
      #exported = '';
      #unfollow: (() => void) | undefined;

      connectedCallback() {
        this.#exported ||= this.textContent ?? '';
        this.#unfollow = homeState.subscribe(() => this.#say(homeState.get()));
        this.#say(homeState.get());
      }

      disconnectedCallback() {
        this.#unfollow?.();
      }

      #say(home: string | undefined) {
        const isLeftOut = home !== undefined && (this.dataset.states?.split(' ') ?? []).includes(home);
        this.textContent = isLeftOut ? `Not shipped to ${home}` : home ? `Ships to ${home}` : this.#exported;
        this.classList.toggle(styles.warning ?? '', isLeftOut || !home);
      }
    },
  );
}
