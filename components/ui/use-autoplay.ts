import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `step` every `interval` milliseconds; never if `interval` is undefined. Autoplay stops while it is paused, hovered, touched or
 * focused, in a hidden tab, and with reduced motion. Spread `pauseProps` on the slider, so that hover, touch and focus stop it.
 */
export function useAutoplay(step: () => void, interval: number | undefined) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const onStep = useEffectEvent(step);
  const isStopped = isPaused || isHovered || isFocused || isTouched;

  useEffect(() => {
    if (isStopped || interval === undefined) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden && !reducedMotion.matches) onStep();
    }, interval);
    return () => clearInterval(timer);
  }, [isStopped, interval]);

  // The slide must not change during a swipe.
  const onTouch = (event: { touches: { length: number } }) => setTouched(event.touches.length > 0);
  const pauseProps = {
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
    // The button is inside the slider and has the focus now. Without this, 'Play' would not start autoplay.
    setFocused(false);
  };
  return { isPaused, isStopped, toggle, pauseProps };
}
