/** How long a strip has to stand still where the browser does not say that a scroll has ended; frames come late on a busy phone. */
const STILL_MS = 150;

/** Calls `rest` whenever a box has been scrolled and come to rest, which it has not while a finger is on it. */
export function onRest(box: HTMLElement, rest: () => void, signal: AbortSignal): void {
  const listen = (types: string, act: () => void) => {
    for (const type of types.split(' ')) box.addEventListener(type, act, { signal, passive: true });
  };
  if ('onscrollend' in window) {
    listen('scrollend', rest);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    if (!isHeld) timer = setTimeout(rest, STILL_MS);
  };
  const hold = (isDown: boolean) => () => {
    isHeld = isDown;
    wait();
  };
  listen('touchstart', hold(true));
  listen('touchend touchcancel', hold(false));
  listen('scroll', wait);
  signal.addEventListener('abort', stop);
}
