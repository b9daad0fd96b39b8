import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** Limits the content to the page width, with gutters. */
export function Container({ children, className }: Props) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}

type SectionHeaderProps = {
  id: string;
  title: string;
  /** A link or button at the end of the line. */
  aside?: ReactNode;
};

type SectionProps = Partial<SectionHeaderProps> & { id: string; isPrinted?: boolean; children: ReactNode };

/** A section of a page with a heading, or with children that contain a {@link SectionHeader}. */
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

/** Heading of a section, below a line. */
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

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}

/** The h1 of a page, with an optional sentence below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.pageHeader}>
      <h1 dir="auto">{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}

/** Message for an empty page or list; the children are links or buttons for the next step. */
export function EmptyState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}

/** A short label on a card or next to a price, such as '25% off'. */
export function Tag({ children, variant }: { children: ReactNode; variant?: 'warning' }) {
  return <span className={variant ? `${styles.tag} ${styles[variant]}` : styles.tag}>{children}</span>;
}
