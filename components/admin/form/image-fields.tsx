'use client';

import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import type { Editor } from '@/lib/catalogue/fields/field';
import { counted } from '@/lib/counted';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId, errorOf, type OperatorForm } from './form-controls';
import { ImageAddressField } from './image-address-field';
import { ImageChooser } from './image-chooser';
import { ImageList } from './image-list';
import { IMAGE_TYPES } from './pick-image';
import { type Upload, useUploads } from './use-uploads';

/** The pictures of a product. They are added from files, by address or from the uploads, and edited in a list. */
export function ImageFields({ form, editor }: { form: OperatorForm; editor: Editor }) {
  const add = (src: string) =>
    form.change('images', (old) => (old.some((picture) => picture.src === src) ? old : [...old, { src }]));
  const { images } = form.values;
  /** Images that are there from the start are read, not said. */
  const [first] = useState(images);
  const { uploads, added, addFiles } = useUploads();
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const error = errorOf(form.faults, 'images');
  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    void addFiles([...(event.target.files ?? [])], add);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Text may bring a picture of itself along.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    void addFiles([...files], add);
  };
  const onDrag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault();
    setOver(isNowOver);
  };
  return (
    <fieldset
      className={`${styles.group} ${styles.images}`}
      data-over={isOver || undefined}
      onPaste={onPaste}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        onDrag(event, false);
        void addFiles([...event.dataTransfer.files], add);
      }}
    >
      <legend>{editor.legend}</legend>
      <ImageList form={form} added={added} addFiles={addFiles} />
      <UploadList uploads={uploads} />
      <Hidden>
        <span role="status">{images !== first && counted(images.length, 'image')}</span>
      </Hidden>
      <div className={styles.sources}>
        <label className={adminStyles.labelled}>
          <span>Add image files</span>
          <input
            id={controlId('images')}
            name="images"
            type="file"
            accept={IMAGE_TYPES}
            multiple
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'images-error images-hint' : 'images-hint'}
            onChange={onFiles}
          />
        </label>
        <ImageAddressField onAdded={add} />
      </div>
      <div>
        <Button onClick={() => setChoosing(true)}>Choose from uploaded pictures</Button>
      </div>
      <p id="images-hint" className={adminStyles.hint}>
        {editor.controls.images?.hint}
      </p>
      {error && (
        <p className={adminStyles.error} id="images-error">
          {error}
        </p>
      )}
      {isChoosing && (
        <ImageChooser chosen={images.map(({ src }) => src)} onChoose={add} onClose={() => setChoosing(false)} />
      )}
    </fieldset>
  );
}

/** The files that are being prepared, and why others were not taken. */
function UploadList({ uploads }: { uploads: readonly Upload[] }) {
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
