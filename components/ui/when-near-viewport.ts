/** Distance from the viewport; browsers load lazy pictures at about the same distance. */
const ROOT_MARGIN = '600px';

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap<Element, () => void>();

/** Calls `onNear` once when the element is near the viewport. All elements share one observer. Returns a function that cancels it. */
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
