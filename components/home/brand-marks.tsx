'use client';

import { useCallback, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import plateStyles from '@/components/ui/plate.module.css';
import { useAutoplay } from '@/components/ui/use-autoplay';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

const STEP_MS = 1000;
/** On a wide screen, which shows many marks at once, only every third step scrolls. */
const CALM = 3;

/** The name plates of brands, which scroll by one each second on a phone. Each links to the products of its brand. */
function BrandMarksPart({ brands }: { brands: readonly { slug: string; name: string }[] }) {
  const track = useRef<HTMLUListElement>(null);
  const steps = useRef(0);
  const step = useCallback(() => {
    const list = track.current;
    steps.current += 1;
    if (!list || (steps.current % CALM !== 0 && matchMedia('(width >= 768px)').matches)) return;
    const marks = [...list.children] as HTMLElement[];
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const next = marks.find((mark) => mark.offsetLeft - list.offsetLeft > list.scrollLeft + 2);
    list.scrollTo({ left: isAtEnd || !next ? 0 : next.offsetLeft - list.offsetLeft });
  }, []);
  const { isPaused, toggle, holdProps } = useAutoplay(step, STEP_MS);
  return (
    <Wrap>
      <section className={styles.strip} aria-label="Brands" {...holdProps}>
        <button
          type="button"
          className={`${plateStyles.plate} ${layout.with}`}
          onClick={toggle}
          aria-label={isPaused ? 'Play brands' : 'Pause brands'}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
        <ul className={styles.track} ref={track}>
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={plateStyles.plate} href={routes.brand(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}

export const BrandMarks = withErrorBoundary('brands', BrandMarksPart);
