import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import layout from './layout.module.css';
import { useModal } from './use-modal';

type Props = {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
};

/**
 * A modal dialog. Title and actions stay in view, and the content scrolls. The close button is last in the DOM, so that the first
 * field or action gets the focus.
 */
export function Dialog({ title, isWide, onClose, children, actions }: Props) {
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={`${layout.actions} ${styles.actions}`}>{actions}</div>}
      <button type="button" aria-label="Close" onClick={() => onClose()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </dialog>
  );
}
