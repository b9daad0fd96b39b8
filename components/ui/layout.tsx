import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** The page's width and gutters. */
export function Wrap({ children, className }: Props) {
  return <div className={className ? `${styles.wrap} ${className}` : styles.wrap}>{children}</div>;
}

/** A part of a page under a rule, with its heading and, at the far end, a way to more. */
export function Section({
  id,
  title,
  aside,
  isPrinted = true,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isPrinted ? styles.section : `${styles.section} ${styles.screen}`} aria-labelledby={id}>
      <Wrap>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        {children}
      </Wrap>
    </section>
  );
}

/** Small print. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** Words for screen readers only. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
