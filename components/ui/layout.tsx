import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** The page's width and gutters. */
export function Container({ children, className }: Props) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}

type SectionHeaderProps = {
  id: string;
  title: string;
  /** A link or button at the far end. */
  aside?: ReactNode;
};

type SectionProps = Omit<SectionHeaderProps, 'title'> & {
  /** Left out where the children bring their own SectionHeader. */
  title?: string;
  isPrinted?: boolean;
  children: ReactNode;
};

/** A part of a page under a rule, with its heading and, at the far end, a way to more. */
export function Section({ id, title, aside, isPrinted = true, children }: SectionProps) {
  return (
    <section className={isPrinted ? styles.section : `${styles.section} ${styles.screenOnly}`} aria-labelledby={id}>
      <Container>
        {title !== undefined && <SectionHeader id={id} title={title} aside={aside} />}
        {children}
      </Container>
    </section>
  );
}

/** The heading of a section under its rule. */
export function SectionHeader({ id, title, aside }: SectionHeaderProps) {
  return (
    <div className={styles.sectionHeader}>
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
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
