'use client';

import { useCallback, useRef } from 'react';
import brandTileStyles from '@/components/ui/brand-tile.module.css';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { useAutoplay } from '@/components/ui/use-autoplay';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

const STEP_MS = 1000;
/** On a wide screen, which shows many brands at once, only every third step scrolls. */
const STEPS_ON_WIDE_SCREEN = 3;

/** Tiles with brand names that link to the products of the brand. On a phone they scroll by one tile per second. */
function BrandCarouselPart({ brands }: { brands: readonly { slug: string; name: string }[] }) {
  const track = useRef<HTMLUListElement>(null);
  const steps = useRef(0);
  const step = useCallback(() => {
    const list = track.current;
    steps.current += 1;
    if (!list || (steps.current % STEPS_ON_WIDE_SCREEN !== 0 && matchMedia('(width >= 768px)').matches)) return;
    const tiles = [...list.children] as HTMLElement[];
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const next = tiles.find((tile) => tile.offsetLeft - list.offsetLeft > list.scrollLeft + 2);
    list.scrollTo({ left: isAtEnd || !next ? 0 : next.offsetLeft - list.offsetLeft });
  }, []);
  const { isPaused, toggle, pauseProps } = useAutoplay(step, STEP_MS);
  return (
    <Container>
      <section className={styles.brandCarousel} aria-label="Brands" {...pauseProps}>
        <button
          type="button"
          className={`${brandTileStyles.brandTile} ${layout.scriptOnly}`}
          onClick={toggle}
          aria-label={isPaused ? 'Play brands' : 'Pause brands'}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
        <ul className={styles.track} ref={track}>
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={brandTileStyles.brandTile} href={routes.brand(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

export const BrandCarousel = withErrorBoundary('brands', BrandCarouselPart);
