'use client';

import { useEffect, useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { adminMessages } from '@/lib/admin/admin-messages';
import { isShownHere } from '@/lib/admin/images/is-shown-here';
import { isUpload } from '@/lib/admin/images/is-upload';
import { ALT_LENGTH, type ProductPicture } from '@/lib/catalogue/pictures';
import { pictureAlt } from '@/lib/site/picture-alt';
import { pictureSource, placeholder } from '@/lib/site/picture-source';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { useImageAddress } from '../frame/use-image-address';
import styles from './form.module.css';
import type { OperatorForm } from './form-controls';
import { ImageSource } from './image-source';

type Props = {
  form: OperatorForm;
  picture: ProductPicture;
  index: number;
  /** The names of the colors in the form. */
  colors: readonly string[];
  /** The number of pictures added to this browser since the form was opened; this picture may be one of them. */
  added: number;
  onChange: (changes: Partial<ProductPicture>) => void;
  onMove: (to: number) => void;
  onAddAgain: () => void;
  onRemove: () => void;
};

/** With more pictures than this, their fields are collapsed. */
const MAX_OPEN = 3;

/** A picture of the form, with buttons for its position and fields for its address, description, color and view. */
export function ImageItem({ form, picture, index, colors, added, onChange, onMove, onAddAgain, onRemove }: Props) {
  const { store } = useAdmin();
  const { src, alt = '', color = '', view = '' } = picture;
  const { images, category, brand, productName } = form.values;
  const address = useImageAddress(src, added);
  const isMissing = useImageMissing(src, added);
  const fault = store.imageAddressFault(src);
  const fallback = pictureSource(placeholder(category));
  const name = `image ${index + 1}`;
  const label = (field: string) => `Image ${index + 1}: ${field}`;
  const [isOpen, setOpen] = useState(images.length <= MAX_OPEN);
  const isOtherColor = color !== '' && !colors.includes(color);
  return (
    <li>
      <Picture
        sources={address ? [{ src: address }, fallback] : [fallback]}
        alt={`Image ${index + 1} of ${images.length}`}
      />
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
          disabled={index === images.length - 1}
          aria-label={`Move ${name} back`}
          onClick={() => onMove(index + 1)}
        >
          →
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      {!fault && !isShownHere(src) && <p>{adminMessages.imageOfNewHost(new URL(src).host)}</p>}
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
      <details
        open={isOpen || fault !== undefined || isOtherColor}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{label([color, view].filter(Boolean).join(', ') || 'description, color, view')}</summary>
        {(fault !== undefined || !isUpload(src)) && (
          <ImageSource
            label={label('address')}
            src={src}
            error={fault && adminMessages.imageAddress(fault)}
            onChange={(next) => onChange({ src: next })}
          />
        )}
        <TextField
          label={label('description')}
          placeholder={pictureAlt(
            `${brand} ${productName}`.trim(),
            { color: picture.color, view: picture.view },
            index,
          )}
          maxLength={ALT_LENGTH}
          value={alt}
          autoComplete="off"
          onChange={(event) => onChange({ alt: event.target.value })}
        />
        {(colors.length > 0 || color !== '') && (
          <SelectField
            label={label('color')}
            value={color}
            error={isOtherColor ? adminMessages.imageColor : undefined}
            isCounted
            onChange={(event) => onChange({ color: event.target.value })}
          >
            <option value="">Any color</option>
            {[...colors, ...(isOtherColor ? [color] : [])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        )}
        <TextField
          label={label('view')}
          placeholder="Back"
          maxLength={60}
          value={view}
          autoComplete="off"
          onChange={(event) => onChange({ view: event.target.value })}
        />
      </details>
    </li>
  );
}

/** Whether a picture is neither in this browser nor in the store; false until that is known. Looked up again with each `added` one. */
function useImageMissing(path: string, added: number): boolean {
  const { store } = useAdmin();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void store.isImageMissing(path).then((isMissing) => isCurrent && setMissing(isMissing ? path : undefined));
    return () => {
      isCurrent = false;
    };
  }, [store, path, added]);
  return missing === path;
}
