import styles from './graphics.module.css';

const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5-10-6.5Z',
  phone: 'M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  mail: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  pin: 'M12 21s6-6.2 6-11a6 6 0 1 0-12 0c0 4.8 6 11 6 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  cart: 'M4 5h2l2 10h9l2-7H7M9 19.5h.01M16 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c1-4 4-5 7-5s6 1 7 5',
  list: 'M9 5H6v15h12V5h-3V3H9v4h6V5M9 12h6',
  check: 'm5 12 5 5 9-10',
  alert: 'M12 4 3 19h18L12 4ZM12 10v4M12 16.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon, hidden from screen readers. A control with only an icon needs an `aria-label`. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : undefined} />
    </svg>
  );
}
