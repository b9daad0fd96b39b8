import { SIZE_CHOICES } from '@/lib/catalogue/fields/sizes';
import styles from './form.module.css';
import { controlId, type OperatorForm } from './form-controls';

/** The sizes to tick. */
export function SizeChoices({ form, errorId }: { form: OperatorForm; errorId: string | undefined }) {
  const { sizes } = form.values;
  return (
    <div className={styles.choices}>
      {SIZE_CHOICES.map((size, index) => (
        <label key={size}>
          <input
            type="checkbox"
            name="sizes"
            id={index === 0 ? controlId('sizes') : undefined}
            value={size}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={errorId}
            checked={sizes.includes(size)}
            onChange={(event) =>
              form.set({
                sizes: event.target.checked ? [...sizes, size] : sizes.filter((other) => other !== size),
              })
            }
          />
          {size}
        </label>
      ))}
    </div>
  );
}
