import { useEffect, useState } from 'react';

/**
 * Calls `step` every `interval` milliseconds (never, when undefined), unless paused by the visitor, held by pointer or focus,
 * in a hidden tab, or where the visitor asked for reduced motion. Spread `holdProps` on what may be held.
 */
export function useAutoplay(step: () => void, interval: number | undefined) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isStill = isPaused || isHovered || isFocused || isTouched;

  useEffect(() => {
    if (isStill || interval === undefined) return;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden && !reduced.matches) step();
    }, interval);
    return () => clearInterval(timer);
  }, [isStill, interval, step]);

  // No slide turns away under a finger that swipes.
  const onTouch = (event: { touches: { length: number } }) => setTouched(event.touches.length > 0);
  const holdProps = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onTouchStart: onTouch,
    onTouchEnd: onTouch,
    onTouchCancel: onTouch,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  const toggle = () => {
    setPaused(!isPaused);
    // The control itself has the focus now, and who says play means it.
    setFocused(false);
  };
  return { isPaused, isStill, toggle, holdProps };
}
