const PRESSES = ['keydown', 'pointerdown'];
const RELEASES = ['keyup', 'pointerup', 'pointercancel', 'blur'];

/** Knows from now on whether a key or a pointer is held: what begins on a control must end on it, or nothing comes of it. */
export function watchPresses(): { released: () => Promise<void>; stop: () => void } {
  let isHeld = false;
  let go: (() => void) | undefined;
  const press = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    // A click comes after the release.
    setTimeout(() => go?.());
  };
  for (const name of PRESSES) window.addEventListener(name, press, true);
  for (const name of RELEASES) window.addEventListener(name, release, true);
  return {
    released: async () => {
      if (isHeld)
        await new Promise<void>((resolve) => {
          go = resolve;
        });
    },
    stop: () => {
      for (const name of PRESSES) window.removeEventListener(name, press, true);
      for (const name of RELEASES) window.removeEventListener(name, release, true);
    },
  };
}
