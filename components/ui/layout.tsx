import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** The page's width and gutters. */
export function Wrap({ children, className }: Props) {
  return <div className={className ? `${styles.wrap} ${className}` : styles.wrap}>{children}</div>;
}

type HeadProps = {
  id: string;
  title: string;
  /** A link or button at the far end. */
  aside?: ReactNode;
};

type SectionProps = Omit<HeadProps, 'title'> & {
  /** Left out where the children bring their own SectionHead. */
  title?: string;
  isPrinted?: boolean;
  children: ReactNode;
};

/** A part of a page under a rule, with its heading and, at the far end, a way to more. */
export function Section({ id, title, aside, isPrinted = true, children }: SectionProps) {
  return (
    <section className={isPrinted ? styles.section : `${styles.section} ${styles.screen}`} aria-labelledby={id}>
      <Wrap>
        {title !== undefined && <SectionHead id={id} title={title} aside={aside} />}
        {children}
      </Wrap>
    </section>
  );
}

/** The heading of a section under its rule. */
export function SectionHead({ id, title, aside }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
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
