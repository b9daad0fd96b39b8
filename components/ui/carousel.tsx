'use client';

import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { useAutoplay } from './use-autoplay';
import { useHydrated } from './use-hydrated';

type Props = {
  label: string;
  /** Milliseconds that a slide stays. */
  interval: number;
  children: ReactNode;
};

/**
 * Slides side by side that can be swiped (scroll-snap) and turn by themselves, with a pause control. They stand still
 * on hover, on focus, in a hidden tab and under reduced motion (WCAG 2.2.2). Without script the first slide shows and the rest scroll.
 */
export function Carousel({ label, interval, children }: Props) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const isHydrated = useHydrated();

  const show = useCallback(
    (index: number) => {
      const list = track.current;
      if (!list) return;
      const next = (index + slides.length) % slides.length;
      list.scrollTo({ left: next * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
      setCurrent(next);
    },
    [slides.length],
  );
  const { isPaused, setPaused, holdProps } = useAutoplay(
    useCallback(() => show(current + 1), [show, current]),
    slides.length > 1 ? interval : undefined,
  );

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const onScrollEnd = () => setCurrent(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scrollend', onScrollEnd);
    return () => list.removeEventListener('scrollend', onScrollEnd);
  }, []);

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} {...holdProps}>
      <ul className={styles.track} ref={track}>
        {slides.map((slide, index) => (
          <li
            key={index}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            inert={isHydrated && index !== current}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            aria-label={isPaused ? 'Play slides' : 'Pause slides'}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
          <span className={styles.position}>
            {current + 1}/{slides.length}
          </span>
          <button type="button" onClick={() => show(current - 1)} aria-label="Previous slide">
            <Icon name="previous" />
          </button>
          <button type="button" onClick={() => show(current + 1)} aria-label="Next slide">
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}
