import { useRef } from 'react';
import { formColors } from '@/lib/admin/form/form-colors';
import type { ProductPicture } from '@/lib/catalogue/pictures';
import styles from './form.module.css';
import { controlId, type OperatorForm } from './form-controls';
import { ImageItem } from './image-item';
import { pickImage } from './pick-image';
import type { Uploads } from './use-uploads';

type Props = { form: OperatorForm } & Pick<Uploads, 'added' | 'addFiles'>;

/** The pictures of the form in their order. */
export function ImageList({ form, added, addFiles }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { images } = form.values;
  if (images.length === 0) return null;
  const colors = formColors(form.values);
  const move = (from: number, to: number) => {
    form.change('images', (old) => old.toSpliced(from, 1).toSpliced(to, 0, ...old.slice(from, from + 1)));
    // Keys are positions: the focus follows the picture to the same button there, or to the other one at an end.
    const [forward, back] = list.current?.children[to]?.querySelectorAll('button') ?? [];
    const buttons = to < from ? [forward, back] : [back, forward];
    buttons.find((button) => button && !button.disabled)?.focus();
  };
  const change = (index: number, changes: Partial<ProductPicture>) =>
    form.change('images', (old) => old.map((picture, at) => (at === index ? { ...picture, ...changes } : picture)));
  /** Replaces a file that is missing. Its description, color and view stay; if the new file is in the list already, one entry goes. */
  const replace = (old: ProductPicture, src: string) =>
    form.change('images', (pictures) =>
      src !== old.src && pictures.some((other) => other.src === src)
        ? pictures.filter((other) => other.src !== old.src)
        : pictures.map((other) => (other.src === old.src ? { ...other, src } : other)),
    );
  return (
    <ol ref={list} className={styles.pictures}>
      {images.map((picture, index) => (
        <ImageItem
          key={index}
          {...{ form, picture, index, colors, added }}
          onChange={(changes) => change(index, changes)}
          onMove={(to) => move(index, to)}
          onAddAgain={() => pickImage((file) => void addFiles([file], (again) => replace(picture, again)))}
          onRemove={() => {
            form.change('images', (old) => old.toSpliced(index, 1));
            // Its button goes with it.
            document.getElementById(controlId('images'))?.focus();
          }}
        />
      ))}
    </ol>
  );
}
