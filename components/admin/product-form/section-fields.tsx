import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import type { FormField, FormValues } from '@/lib/admin/product-form/form-values';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import type { Control, Editor } from '@/lib/catalogue/fields/field';
import { COMMON_SIZES, SIZE_SYSTEMS } from '@/lib/catalogue/fields/sizes';
import adminStyles from '../admin.module.css';
import { CategoryOptions, SubcategoryField } from '../products/category-options';
import {
  type ControlContext,
  controlError,
  controlId,
  EditorGroup,
  type EditorProps,
  type ProductFormState,
  textFieldProps,
} from './form-controls';
import { ImageFields } from './image-fields';
import styles from './product-form.module.css';
import { VariantFields } from './variant-fields';

const EDITOR_COMPONENTS = {
  sizes: SizeFields,
  colors: ColorFields,
  images: ImageFields,
  variants: VariantFields,
} as const;

/** Controls of a section in columns. Editors with a legend or their own component use the full width. */
export function SectionFields({ form, editors }: { form: ProductFormState; editors: readonly Editor[] }) {
  return (
    <div className={styles.columns}>
      {editors.map((editor, index) => {
        if (editor.component) {
          const EditorComponent = EDITOR_COMPONENTS[editor.component];
          return <EditorComponent key={index} form={form} editor={editor} />;
        }
        if (!editor.legend) return <Controls key={index} form={form} editor={editor} />;
        return (
          <EditorGroup key={index} legend={editor.legend}>
            <div className={styles.columns}>
              <Controls form={form} editor={editor} />
            </div>
          </EditorGroup>
        );
      })}
    </div>
  );
}

function Controls({ form, editor }: EditorProps) {
  return Object.entries(editor.controls).map(([name, control]) => (
    <div key={name} className={isWide(control) ? styles.wide : undefined}>
      <FormControl form={form} name={name} control={control} />
    </div>
  ));
}

const isWide = ({ kind, isWide: wide }: Control) => wide || kind === 'area' || kind === 'check';

const DEFAULT_COLOR = '#4b5320';

/** Colors as text, one per line such as 'Olive #4B5320', with a color picker that adds a line. */
function ColorFields({ form, editor }: EditorProps) {
  const { hint, rows } = editor.controls.colors ?? {};
  const [name, setName] = useState('');
  const [hex, setHex] = useState(DEFAULT_COLOR);
  const add = () => {
    const line = `${name.trim()} ${hex.toUpperCase()}`.trim();
    form.set({ colors: [form.values.colors.trimEnd(), line].filter(Boolean).join('\n') });
    setName('');
  };
  return (
    <EditorGroup legend={editor.legend}>
      <TextArea label="List of colors" hint={hint} rows={rows} autoComplete="off" {...textFieldProps(form, 'colors')} />
      <div className={styles.addRow}>
        <label className={adminStyles.labeled}>
          Value
          <input type="color" value={hex} onChange={(event) => setHex(event.target.value)} />
        </label>
        <TextField
          label="Name of the color"
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button onClick={add}>Add color</Button>
      </div>
    </EditorGroup>
  );
}

type FormControlProps = { form: ControlContext; name: string; control: Control };

/** Renders a control as the field list defines it. */
export function FormControl({ form, name, control }: FormControlProps) {
  const { kind, label, hint, isRequired, rows, min, max, step } = control;
  const text = { label, hint, required: isRequired, ...textFieldProps(form, name) };
  switch (kind) {
    case 'check':
      return (
        <label className={adminStyles.checkbox}>
          <input
            type="checkbox"
            id={text.id}
            name={name}
            checked={form.values[name] === true}
            onChange={(event) => form.set({ [name]: event.target.checked })}
          />
          {hint ? `${label}: ${hint}` : label}
        </label>
      );
    case 'area':
      return <TextArea {...text} rows={rows} autoComplete="off" />;
    case 'number':
      return <TextField {...text} {...{ min, max, step }} type="number" inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <TextField {...text} type="date" autoComplete="off" />;
    case 'category':
      return (
        <SelectField {...text}>
          <CategoryOptions />
        </SelectField>
      );
    case 'subcategory':
      return <SubcategoryField {...text} category={form.values.category as CategoryKey | undefined} />;
    default:
      return <TextField {...text} autoComplete="off" />;
  }
}

/** Text fields of each size system. */
const SYSTEM_FIELDS: Readonly<Record<FormValues['sizeSystem'], readonly FormField[]>> = {
  list: ['otherSizes'],
  'waist-length': ['waists', 'lengths'],
  'men-sleeve': ['men', 'sleeves'],
  none: [],
};

/** Editor for sizes: check boxes for common sizes, text fields for all others. */
export function SizeFields({ form, editor }: EditorProps) {
  const { sizeSystem, sizes } = form.values;
  const error = controlError(form.errors, 'sizes');
  const text = (name: FormField) => ({
    label: editor.controls[name]?.label ?? name,
    hint: editor.controls[name]?.hint,
    ...textFieldProps(form, name),
  });
  const toggle = (size: string, isChecked: boolean) =>
    form.set({ sizes: COMMON_SIZES.filter((other) => (other === size ? isChecked : sizes.includes(other))) });
  return (
    <EditorGroup legend={editor.legend} error={error} errorId="sizes-error">
      <SelectField {...text('sizeSystem')}>
        {Object.entries(SIZE_SYSTEMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {sizeSystem === 'list' && (
        <div className={styles.options} id={controlId({ field: 'sizes' })}>
          {COMMON_SIZES.map((size) => (
            <label key={size}>
              <input
                type="checkbox"
                name="sizes"
                value={size}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && 'sizes-error'}
                checked={sizes.includes(size)}
                onChange={(event) => toggle(size, event.target.checked)}
              />
              {size}
            </label>
          ))}
        </div>
      )}
      {SYSTEM_FIELDS[sizeSystem].map((name) => (
        <TextField key={name} {...text(name)} autoComplete="off" />
      ))}
    </EditorGroup>
  );
}
