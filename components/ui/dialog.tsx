import { type ReactNode, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './dialog.module.css';
import layout from './layout.module.css';
import { useModal } from './use-modal';

type Props = {
  title: string;
  isWide?: boolean;
  /** At the bottom of a phone; a tap outside closes it. */
  isSheet?: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
};

/**
 * A modal dialog. Title and actions stay in view, and the content scrolls. The close button is last in the DOM, so that the first
 * field or action gets the focus.
 */
export function Dialog({ title, isWide, isSheet, onClose, children, actions }: Props) {
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isWide && styles.wide, isSheet && styles.sheet].filter(Boolean).join(' ')}
      closedby={isSheet ? 'any' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={`${layout.actions} ${styles.actions}`}>{actions}</div>}
      <IconButton icon="close" label="Close" onClick={() => onClose()} />
    </dialog>
  );
}
