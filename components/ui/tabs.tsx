'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from './error-boundary';
import layout from './layout.module.css';
import styles from './tabs.module.css';

export type Tab = { id: string; name: string; panel: ReactNode };

/** ARIA tabs. The HTML contains all panels; the first is open. Arrow keys, Home and End navigate (ARIA Authoring Practices). */
export const Tabs = withErrorBoundary('tabs', function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [active, setActive] = useState(0);
  const [isReady, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = () => {
      const index = tabs.findIndex(({ id }) => `#${id}` === window.location.hash);
      if (index >= 0) setActive(index);
    };
    open();
    setReady(true);
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [tabs]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = next < 0 ? last : next > last ? 0 : next;
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const onClick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setActive(index);
  };

  return (
    <div className={styles.tabs} data-ready={isReady || undefined}>
      <div
        className={`${styles.list} ${layout.scriptOnly}`}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, name }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-selected={index === active}
            aria-controls={id}
            tabIndex={index === active ? 0 : -1}
            onClick={(event) => onClick(event, index)}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, name, panel }, index) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-active={index === active || undefined}
        >
          <h2>{name}</h2>
          {panel}
        </div>
      ))}
    </div>
  );
});
