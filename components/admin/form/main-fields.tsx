import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { categoryName } from '../products/names';
import { FIELD_NAMES } from './field-names';
import { type Form, textControl } from './form-controls';
import styles from './product-form.module.css';

/** What every product has: the specification's form without sizes and images. */
export function MainFields({ form, subcategories }: { form: Form; subcategories: readonly string[] }) {
  return (
    <>
      <TextField label={FIELD_NAMES.productName} required autoComplete="off" {...textControl(form, 'productName')} />
      <TextArea label={FIELD_NAMES.description} required rows={6} {...textControl(form, 'description')} />
      <div className={styles.columns}>
        <SelectField label={FIELD_NAMES.category} {...textControl(form, 'category')}>
          {CATEGORIES.map(({ key }) => (
            <option key={key} value={key}>
              {categoryName(key)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={FIELD_NAMES.subcategory}
          list="subcategories"
          autoComplete="off"
          {...textControl(form, 'subcategory')}
        />
        <datalist id="subcategories">
          {subcategories.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={FIELD_NAMES.price}
          type="number"
          inputMode="decimal"
          required
          min={0}
          step={0.01}
          {...textControl(form, 'price')}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="isBestseller"
          checked={form.values.isBestseller}
          onChange={(event) => form.set({ isBestseller: event.target.checked })}
        />
        {FIELD_NAMES.isBestseller}: shown first in the default order
      </label>
    </>
  );
}
