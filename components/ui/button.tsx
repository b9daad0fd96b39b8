import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link';

type ButtonVariant = { variant?: 'primary' | 'secondary' | 'quiet' | 'onBand' };

/** The class of what looks like a button and is neither {@link Button} nor {@link ButtonLink}. */
export const buttonClass = (look?: ButtonVariant['variant'], className?: string) =>
  [styles.button, styles[look ?? 'secondary'], className].filter(Boolean).join(' ');

/** A button; one 'primary' a page, for its main action. */
export function Button({ variant, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonVariant) {
  return <button {...props} type={type} className={buttonClass(variant, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ComponentProps<typeof Link> & ButtonVariant) {
  return <Link {...props} className={buttonClass(variant, className)} />;
}
