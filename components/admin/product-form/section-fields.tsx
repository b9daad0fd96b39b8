import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import type { Control, Editor } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import { type EditorProps, type ProductFormState, textFieldProps } from './control-props';
import { EditorGroup } from './editor-group';
import { FormControl } from './form-control';
import { ImageFields } from './image-fields';
import styles from './product-form.module.css';
import { SizeFields } from './size-fields';
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
