import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link';

type Look = { look?: 'primary' | 'secondary' | 'quiet' | 'onBand' };

/** The class of what looks like a button and is neither {@link Button} nor {@link ButtonLink}. */
export const buttonClass = (look?: Look['look'], className?: string) =>
  [styles.button, styles[look ?? 'secondary'], className].filter(Boolean).join(' ');

/** A button; one 'primary' a page, for its main action. */
export function Button({ look, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={buttonClass(look, className)} />;
}
