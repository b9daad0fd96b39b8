import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon';
import { VisuallyHidden } from './layout';
import styles from './navigation.module.css';

type Props = {
  current: number;
  /** Page numbers and gaps, from `pageLinks`. */
  links: readonly (number | 'gap')[];
  /** URL of a page, with the base path. */
  hrefOf: (page: number) => string;
  /** Replaces following the link, for a hydrated listing. */
  onPage?: ((page: number) => void) | undefined;
  /** Text below the links. */
  children?: ReactNode;
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ current, links, hrefOf, onPage, children }: Props) {
  const last = links.at(-1);
  if (typeof last !== 'number' || last < 2) return null;
  const onClick = (page: number) =>
    onPage &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPage(page);
    });
  const step = (page: number, name: string, icon: 'previous' | 'next') => (
    <li aria-hidden={page < 1 || page > last || undefined}>
      {page >= 1 && page <= last ? (
        <a href={hrefOf(page)} rel={icon === 'previous' ? 'prev' : 'next'} onClick={onClick(page)}>
          <Icon name={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      ) : (
        <span className={styles.disabled}>
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <ol className={styles.list}>
        {step(current - 1, 'Previous page', 'previous')}
        {links.map((page, index) => (
          <li
            key={page === 'gap' ? `gap-${index}` : page}
            aria-hidden={page === 'gap' || undefined}
            className={page === 1 || page === current || page === last ? undefined : styles.far}
          >
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={onClick(page)}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {step(current + 1, 'Next page', 'next')}
      </ol>
      {children}
    </nav>
  );
}
