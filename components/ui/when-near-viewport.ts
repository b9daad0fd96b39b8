/** The distance from the screen at which browsers begin to load lazy pictures, roughly. */
const ROOT_MARGIN = '600px';

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap<Element, () => void>();

/** Calls back once when the element comes near the screen; one observer serves all. Returns the way to stop. */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        callbacks.get(target)?.();
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  callbacks.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
