'use client';

import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { withErrorBoundary } from './error-boundary';
import { IconButton } from './icon-button';
import layout from './layout.module.css';
import { useAutoplay } from './use-autoplay';
import { useHydrated } from './use-hydrated';
import { useScrollSnap } from './use-scroll-snap';

type Props = {
  label: string;
  /** Milliseconds per slide. */
  interval: number;
  children: ReactNode;
};

/**
 * Slides with swipe (scroll-snap), autoplay and a pause button. Autoplay stops on hover, on focus, in a hidden tab and with reduced
 * motion (WCAG 2.2.2). Without JavaScript the slides scroll sideways.
 */
export const Carousel = withErrorBoundary('carousel', function Carousel({ label, interval, children }: Props) {
  const slides = Children.toArray(children);
  const { track, current, show } = useScrollSnap();
  const isHydrated = useHydrated();
  const move = (by: number) => show((current + by + slides.length) % slides.length);
  const { isPaused, isStopped, toggle, pauseProps } = useAutoplay(
    () => move(1),
    slides.length > 1 ? interval : undefined,
  );

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} {...pauseProps}>
      <ul className={layout.track} ref={track}>
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
        <div className={`${styles.controls} ${layout.scriptOnly}`}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? 'Play slides' : 'Pause slides'}
            onClick={toggle}
          />
          {/* Announced only while autoplay is stopped, such as after a click on the buttons. */}
          <span aria-live={isStopped ? 'polite' : 'off'}>{`${current + 1}/${slides.length}`}</span>
          <IconButton icon="previous" label="Previous slide" onClick={() => move(-1)} />
          <IconButton icon="next" label="Next slide" onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
});
