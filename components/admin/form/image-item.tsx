'use client';

import adminStyles from '@/components/admin/frame/admin.module.css';
import { TextField } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { adminMessages } from '@/lib/admin/admin-messages';
import { isShownHere } from '@/lib/admin/images/is-shown-here';
import { placeholder } from '@/lib/catalogue/drawings/address';
import { ALT_LENGTH } from '@/lib/catalogue/pictures';
import { galleryWords } from '@/lib/site/gallery-words';
import { pictureSource } from '@/lib/site/picture-source';
import { useAdmin } from '../frame/admin-context';
import { useImageAddress } from '../frame/use-image-address';
import { controlId, type OperatorForm } from './form-controls';
import styles from './image-fields.module.css';
import { useImageMissing } from './use-image-missing';

type Props = {
  form: OperatorForm;
  path: string;
  index: number;
  /** How many pictures were added to this browser since the form was opened: this one may be among them. */
  added: number;
  onMove: (to: number) => void;
  onAddAgain: () => void;
  onRemove: () => void;
};

/** A picture of the form with the controls for its place, and what it shows. */
export function ImageItem({ form, path, index, added, onMove, onAddAgain, onRemove }: Props) {
  const { store } = useAdmin();
  const { images, imageAlts, category, brand, productName } = form.values;
  const address = useImageAddress(path, added);
  const isMissing = useImageMissing(path, added);
  const fault = store.imageAddressFault(path);
  const fallback = pictureSource(placeholder(category));
  const count = images.length;
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
      {fault && <p className={adminStyles.error}>{adminMessages.imageAddress(fault)}</p>}
      {!fault && !isShownHere(path) && <p>{adminMessages.imageOfNewHost(new URL(path).host)}</p>}
      {isMissing && (
        <>
          <p className={adminStyles.error}>{adminMessages.imageMissing}</p>
          <div className={styles.tools}>
            <button type="button" aria-label={`Add ${name} again`} onClick={onAddAgain}>
              Add it again
            </button>
          </div>
        </>
      )}
      <TextField
        id={index === 0 ? controlId('imageAlts') : undefined}
        label={`What ${name} shows`}
        placeholder={galleryWords(`${brand} ${productName}`.trim(), {}, index)}
        maxLength={ALT_LENGTH}
        value={imageAlts[path] ?? ''}
        autoComplete="off"
        onChange={(event) => form.set({ imageAlts: { ...imageAlts, [path]: event.target.value } })}
      />
    </li>
  );
}
