'use client';

import { type ChangeEvent, type DragEvent, useState } from 'react';
import adminStyles from '@/components/admin/frame/admin.module.css';
import type { Editor } from '@/lib/catalogue/fields/field';
import { controlId, errorOf, type Form } from './form-controls';
import { ImageAddressField } from './image-address-field';
import styles from './image-fields.module.css';
import { ImageList } from './image-list';
import formStyles from './product-form.module.css';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The pictures of a product: added from files or by address, shown, put in order and taken out. */
export function ImageFields({ form, editor }: { form: Form; editor: Editor }) {
  const onAdded = (path: string) => form.change('images', (old) => (old.includes(path) ? old : [...old, path]));
  const { uploads, take } = useUploads(onAdded);
  const [isOver, setOver] = useState(false);
  const error = errorOf(form.faults, 'images');
  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const onDrag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault();
    setOver(isNowOver);
  };
  return (
    <fieldset
      className={`${formStyles.group} ${styles.images}`}
      data-over={isOver || undefined}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        onDrag(event, false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <legend>{editor.legend}</legend>
      <ImageList form={form} />
      <UploadList uploads={uploads} />
      <div className={styles.ways}>
        <label className={`${formStyles.labelled} ${styles.file}`}>
          <span>Add image files</span>
          <input
            id={controlId('images')}
            name="images"
            type="file"
            accept={ACCEPTED}
            multiple
            aria-invalid={error ? true : undefined}
            aria-describedby="images-hint"
            onChange={onFiles}
          />
        </label>
        <ImageAddressField onAdded={onAdded} />
      </div>
      <p id="images-hint" className={formStyles.hint}>
        {editor.controls.images?.hint}
      </p>
      {error && (
        <p className={adminStyles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
