import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** A square button with an icon. */
export function IconButton({ icon, label, className, ...props }: Props) {
  const classes = className ? `${styles.square} ${className}` : styles.square;
  return (
    <button {...props} type="button" className={classes} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
