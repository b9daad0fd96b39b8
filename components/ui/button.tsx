import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link';

type ButtonVariant = { variant?: 'primary' | 'secondary' | 'quiet' | 'onBand' };

/** Classes for an element that looks like a button but is neither {@link Button} nor {@link ButtonLink}. */
export const buttonClass = (variant?: ButtonVariant['variant'], className?: string) =>
  [styles.button, styles[variant ?? 'secondary'], className].filter(Boolean).join(' ');

/** A button. Use 'primary' once per page, for the main action. */
export function Button({ variant, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonVariant) {
  return <button {...props} type={type} className={buttonClass(variant, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ComponentProps<typeof Link> & ButtonVariant) {
  return <Link {...props} className={buttonClass(variant, className)} />;
}
