import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import type { Upload } from './use-uploads';

/** The files that are being prepared, and why others were not taken. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map(({ key, name, fault }) => (
        <li key={key} className={fault ? adminStyles.error : undefined}>
          {fault ? (
            fault
          ) : (
            <>
              Preparing {name}… <progress aria-hidden="true" />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
