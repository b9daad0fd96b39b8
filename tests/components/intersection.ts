import { act } from '@testing-library/react';

/** An IntersectionObserver that a test moves by hand; import this file before the component that observes. */
class HandObserver extends IntersectionObserver {
  static readonly all = new Set<HandObserver>();
  readonly #seen = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#callback = callback;
    HandObserver.all.add(this);
  }
  override observe(element: Element) {
    this.#seen.add(element);
  }
  override unobserve(element: Element) {
    this.#seen.delete(element);
  }
  override disconnect() {
    this.#seen.clear();
  }
  tell(isIntersecting: boolean) {
    const entries = [...this.#seen].map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    if (entries.length > 0) this.#callback(entries, this);
  }
}

window.IntersectionObserver = HandObserver;

/** Tells every observer that what it watches is on the screen, or is not. */
export function bringIntoView(isIntersecting: boolean): void {
  act(() => {
    for (const observer of HandObserver.all) observer.tell(isIntersecting);
  });
}
