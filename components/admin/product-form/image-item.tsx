import { SelectField, TextField } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { useLoad } from '@/components/ui/use-load';
import { adminMessages } from '@/lib/admin/admin-messages';
import { isAllowedByCsp } from '@/lib/admin/images/image-urls';
import { MAX_ALT_LENGTH, type ProductPicture } from '@/lib/catalogue/images/product-images';
import { pictureAlt, pictureSource, placeholder } from '@/lib/site/picture-source';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { useImageUrl } from '../products/thumbnail';
import { controlId, type ProductFormState } from './form-controls';
import styles from './product-form.module.css';

type Props = {
  form: ProductFormState;
  picture: ProductPicture;
  index: number;
  /** Color names of the product. */
  colors: readonly string[];
  /** Number of uploads since the form was opened. A change reloads the preview of the picture. */
  uploaded: number;
  onChange: (changes: Partial<ProductPicture>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A picture in the form, with buttons to move or remove it and fields for alt text, color and view. */
export function ImageItem({ form, picture, index, colors, uploaded, onChange, onMove, onRemove }: Props) {
  const { store } = useAdmin();
  const { src, alt = '', color = '', view = '' } = picture;
  const { images, category, brand, productName } = form.values;
  const address = useImageUrl(src, uploaded);
  // Undefined until it is checked, and checked again after each upload.
  const { value: missing } = useLoad(`${uploaded} ${src}`, async () => (await store.isImageMissing(src)) && src);
  const error = store.imageAddressError(src);
  const fallback = pictureSource(placeholder(category));
  const name = `image ${index + 1}`;
  const label = (field: string) => `Image ${index + 1}: ${field}`;
  const isOtherColor = color !== '' && !colors.includes(color);
  return (
    <li id={controlId({ field: 'images', row: index })}>
      <Picture
        sources={address ? [{ src: address }, fallback] : [fallback]}
        alt={`Image ${index + 1} of ${images.length}`}
      />
      <div className={styles.tools}>
        {action(`Move ${name} forward`, '←', () => onMove(index - 1), index === 0)}
        {action(`Move ${name} back`, '→', () => onMove(index + 1), index === images.length - 1)}
        {action(`Remove ${name}`, 'Remove', onRemove)}
      </div>
      {error !== undefined && (
        <p className={adminStyles.error}>
          {adminMessages.imageAddress(error)} <span className={adminStyles.id}>{src}</span>
        </p>
      )}
      {error === undefined && !isAllowedByCsp(src) && <p>{adminMessages.imageOfNewHost(new URL(src).host)}</p>}
      {missing === src && <p className={adminStyles.error}>{adminMessages.imageMissing}</p>}
      <div className={styles.pictureFields}>
        <TextField
          label={label('alt text')}
          placeholder={pictureAlt(
            `${brand} ${productName}`.trim(),
            { color: picture.color, view: picture.view },
            index,
          )}
          maxLength={MAX_ALT_LENGTH}
          value={alt}
          autoComplete="off"
          onChange={(event) => onChange({ alt: event.target.value })}
        />
        {(colors.length > 0 || color !== '') && (
          <SelectField
            label={label('color')}
            value={color}
            error={isOtherColor ? adminMessages.imageColor : undefined}
            hasErrorSummary
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
      </div>
    </li>
  );
}

const action = (label: string, text: string, onClick: () => void, disabled = false) => (
  <button type="button" className={adminStyles.action} aria-label={label} onClick={onClick} disabled={disabled}>
    {text}
  </button>
);
