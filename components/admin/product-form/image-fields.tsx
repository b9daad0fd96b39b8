import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { formOptions } from '@/lib/admin/product-form/form-values';
import type { ProductPicture } from '@/lib/catalogue/images/product-images';
import { formatCount } from '@/lib/format';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { controlError, controlId, EditorGroup, type EditorProps } from './form-controls';
import { ImageItem } from './image-item';
import styles from './product-form.module.css';

const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Editor for the pictures of a product: a sortable list, a file input and a URL field. */
export function ImageFields({ form, editor }: EditorProps) {
  const { images } = form.values;
  const { pending, failures, uploaded, upload } = useUploads();
  const list = useRef<HTMLOListElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const error = controlError(form.errors, 'images');
  const colors = formOptions(form.values).find(({ name }) => name === 'color')?.values ?? [];

  const add = (src: string) =>
    form.change('images', (old) => (old.some((picture) => picture.src === src) ? old : [...old, { src }]));
  const change = (index: number, changes: Partial<ProductPicture>) =>
    form.change('images', (old) => old.map((picture, at) => (at === index ? { ...picture, ...changes } : picture)));
  const remove = (index: number) => {
    form.change('images', (old) => old.toSpliced(index, 1));
    fileInput.current?.focus();
  };
  const move = (from: number, to: number) => {
    form.change('images', (old) => old.toSpliced(from, 1).toSpliced(to, 0, ...old.slice(from, from + 1)));
    // List items have their index as key, so the focus must move with the picture. The first and the last item have a disabled button.
    const [forward, back] = list.current?.children[to]?.querySelectorAll('button') ?? [];
    const buttons = to < from ? [forward, back] : [back, forward];
    buttons.find((button) => button && !button.disabled)?.focus();
  };
  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    void upload([...(event.target.files ?? [])], add);
    // Allows the operator to select the same file again.
    event.target.value = '';
  };
  return (
    <EditorGroup legend={editor.legend} error={error} errorId="images-error">
      {images.length > 0 && (
        <ol ref={list} className={styles.pictures}>
          {images.map((picture, index) => (
            <ImageItem
              key={index}
              {...{ form, picture, index, colors, uploaded }}
              onChange={(changes) => change(index, changes)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <p className={adminStyles.hint} role="status">
        {formatCount(images.length, 'image')}
      </p>
      <div className={styles.addRow}>
        <label className={adminStyles.labeled}>
          <span>Add image files</span>
          <input
            ref={fileInput}
            id={controlId({ field: 'images' })}
            name="images"
            type="file"
            accept={IMAGE_TYPES}
            multiple
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'images-error images-hint' : 'images-hint'}
            onChange={onFiles}
          />
        </label>
        <ImageUrlField onAdd={add} />
      </div>
      <ul aria-live="polite">
        {failures.map((message, index) => (
          <li key={index} className={adminStyles.error}>
            {message}
          </li>
        ))}
        {pending && <li>Preparing {pending}…</li>}
      </ul>
      <p id="images-hint" className={adminStyles.hint}>
        {editor.controls.images?.hint}
      </p>
    </EditorGroup>
  );
}

/** Uploads files one at a time: each is decoded completely, and phones have little memory. */
function useUploads() {
  const { store } = useAdmin();
  /** Name of the current file; '' if none. */
  const [pending, setPending] = useState('');
  const [failures, setFailures] = useState<readonly string[]>([]);
  /** Number of uploads since the form was opened. */
  const [uploaded, setUploaded] = useState(0);
  const upload = async (files: readonly File[], onAdded: (path: string) => void) => {
    setFailures([]);
    for (const file of files) {
      setPending(file.name);
      const result = await store.addImage(file);
      if (result.ok) {
        onAdded(result.path);
        setUploaded((count) => count + 1);
      } else setFailures((old) => [...old, result.message]);
    }
    setPending('');
  };
  return { pending, failures, uploaded, upload };
}

/** Text field that adds a picture by URL. Shows an error if the URL is not valid. */
function ImageUrlField({ onAdd }: { onAdd: (url: string) => void }) {
  const { store } = useAdmin();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const reason = store.imageAddressError(url.trim());
    setError(reason && adminMessages.imageAddress(reason));
    if (reason) return field.current?.focus();
    onAdd(url.trim());
    setUrl('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <TextField
        ref={field}
        label="Or image URL"
        type="url"
        placeholder="https://"
        value={url}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setUrl(event.target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>Add URL</Button>
    </>
  );
}
