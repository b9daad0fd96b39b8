import type { ReactNode } from 'react';
import adminStyles from '../admin.module.css';
import styles from './product-form.module.css';

type Props = { legend: string | undefined; error?: string | undefined; errorId?: string; children: ReactNode };

/** Controls of an editor under its legend, with an error below them. */
export function EditorGroup({ legend, error, errorId, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className={adminStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
