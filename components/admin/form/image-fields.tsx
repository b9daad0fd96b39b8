'use client';

import { type ChangeEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useAdmin } from '../frame/admin-context';
import { FIELD_NAMES } from './field-names';
import { controlId, errorOf, type Form } from './form-controls';
import styles from './image-fields.module.css';
import { ImageItem } from './image-item';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Upload = { key: number; name: string; fault?: string };
let lastKey = 0;

/** The pictures of a product: added from files or by address, shown, put in order and taken out. */
export function ImageFields({ form, onAdded }: { form: Form; onAdded: (path: string) => void }) {
  const { store } = useAdmin();
  const { images } = form.values;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [address, setAddress] = useState('');
  const [addressFault, setAddressFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const error = errorOf(form.faults, 'images');

  const take = async (files: readonly File[]) => {
    for (const file of files) {
      lastKey += 1;
      const upload: Upload = { key: lastKey, name: file.name };
      setUploads((old) => [...old.filter(({ fault }) => !fault || old.length < 10), upload]);
      // One after the other: each picture is decoded in full, and a phone has little memory.
      const result = await store.addImage(file);
      if (result.ok) onAdded(result.path);
      setUploads((old) =>
        result.ok
          ? old.filter(({ key }) => key !== upload.key)
          : old.map((other) => (other.key === upload.key ? { ...other, fault: result.message } : other)),
      );
    }
  };
  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  const move = (from: number, to: number) => {
    const next = [...images];
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    form.set({ images: next });
  };
  const addAddress = () => {
    const added = address.trim();
    const fault = store.imageAddressFault(added);
    setAddressFault(fault && `The address ${fault}.`);
    if (fault) return;
    onAdded(added);
    setAddress('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addAddress();
  };

  return (
    <fieldset
      className={styles.images}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend>{FIELD_NAMES.images}</legend>
      {images.length > 0 && (
        <ol className={styles.list} ref={list}>
          {images.map((path, index) => (
            <ImageItem
              key={path}
              path={path}
              category={form.values.category}
              index={index}
              count={images.length}
              onMove={(to) => move(index, to)}
              onRemove={() => form.set({ images: images.filter((other) => other !== path) })}
            />
          ))}
        </ol>
      )}
      <ul className={styles.uploads} aria-live="polite">
        {uploads.map(({ key, name, fault }) => (
          <li key={key} className={fault ? styles.fault : undefined}>
            {fault ? (
              fault
            ) : (
              <>
                Preparing {name}… <progress aria-label={`Preparing ${name}`} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <label className={styles.file}>
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
        <TextField
          label="Or the address of an image"
          type="url"
          placeholder="https://"
          value={address}
          autoComplete="off"
          error={addressFault}
          onChange={(event) => {
            setAddress(event.target.value);
            setAddressFault(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button onClick={addAddress}>Add address</Button>
      </div>
      <p id="images-hint" className={styles.hint}>
        JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each; several at once, dropped here too. Each becomes a WebP of at
        most 1200 px without its camera data. The first one is the picture in listings.
      </p>
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
