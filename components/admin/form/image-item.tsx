'use client';

import { Picture } from '@/components/ui/picture';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { placeholder } from '@/lib/catalogue/drawings/address';
import { pictureSource } from '@/lib/site/picture-source';
import { useImageAddress } from '../frame/use-image-address';
import styles from './image-fields.module.css';

type Props = {
  path: string;
  category: CategoryKey;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A picture of the form with the controls for its place. */
export function ImageItem({ path, category, index, count, onMove, onRemove }: Props) {
  const address = useImageAddress(path);
  const fallback = pictureSource(placeholder(category));
  const name = `image ${index + 1}`;
  return (
    <li>
      <Picture sources={address ? [{ src: address }, fallback] : [fallback]} alt={`Image ${index + 1} of ${count}`} />
      <div className={styles.tools}>
        <button
          type="button"
          disabled={index === 0}
          aria-label={`Move ${name} forward`}
          onClick={() => onMove(index - 1)}
        >
          ←
        </button>
        <button
          type="button"
          disabled={index === count - 1}
          aria-label={`Move ${name} back`}
          onClick={() => onMove(index + 1)}
        >
          →
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
    </li>
  );
}
