import styles from '@/components/ui/graphics.module.css';

/** The pencil of what is opened to be changed; hidden from screen readers. */
export const PencilIcon = () => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M5 19l1-4L16.5 4.5l3 3L9 18l-4 1ZM14 7l3 3" />
  </svg>
);
