import { controlId, type OperatorForm } from './form-controls';
import styles from './image-fields.module.css';
import { ImageItem } from './image-item';
import { pickImage } from './pick-image';
import type { Uploads } from './use-uploads';

type Props = { form: OperatorForm } & Pick<Uploads, 'added' | 'addFiles'>;

/** The pictures in their order, which can be changed. */
export function ImageList({ form, added, addFiles }: Props) {
  const { images } = form.values;
  if (images.length === 0) return null;
  const move = (from: number, to: number) => {
    const next = [...images];
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    form.set({ images: next });
  };
  /** Puts a picture, with what was said of the old one, in its place; one that is there already stays where it is. */
  const replace = (old: string, path: string) => {
    if (path === old) return;
    form.change('images', (paths) =>
      paths.includes(path)
        ? paths.filter((other) => other !== old)
        : paths.map((other) => (other === old ? path : other)),
    );
    form.change('imageAlts', ({ [old]: text = '', ...alts }) => ({ [path]: text, ...alts }));
  };
  return (
    <ol className={styles.list}>
      {images.map((path, index) => (
        <ImageItem
          key={path}
          form={form}
          path={path}
          index={index}
          added={added}
          onMove={(to) => move(index, to)}
          onAddAgain={() => pickImage((file) => void addFiles([file], (again) => replace(path, again)))}
          onRemove={() => {
            form.set({ images: images.filter((other) => other !== path) });
            // Its button goes with it.
            document.getElementById(controlId('images'))?.focus();
          }}
        />
      ))}
    </ol>
  );
}
