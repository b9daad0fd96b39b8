import type { Form } from './form-controls';
import styles from './image-fields.module.css';
import { ImageItem } from './image-item';

/** The pictures in their order, which can be changed. */
export function ImageList({ form }: { form: Form }) {
  const { images, category } = form.values;
  if (images.length === 0) return null;
  const move = (from: number, to: number) => {
    const next = [...images];
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    form.set({ images: next });
  };
  return (
    <ol className={styles.list}>
      {images.map((path, index) => (
        <ImageItem
          key={path}
          path={path}
          category={category}
          index={index}
          count={images.length}
          onMove={(to) => move(index, to)}
          onRemove={() => form.set({ images: images.filter((other) => other !== path) })}
        />
      ))}
    </ol>
  );
}
