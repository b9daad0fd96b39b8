import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import type { FormField } from '@/lib/admin/form/form-values';
import type { Control, Editor } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { FormControl } from './form-control';
import { type OperatorForm, textControl } from './form-controls';
import { ImageFields } from './image-fields';
import { SizeFields } from './size-fields';
import { VariantFields } from './variant-fields';

const LOOKS = { sizes: SizeFields, colors: ColorField, images: ImageFields, variants: VariantFields } as const;

type Named = { name: FormField; control: Control };
type Block = { editor: Editor } | { controls: Named[] };

/** Editors as they stand on the page: those with a frame or a component of their own, and between them controls in columns. */
export function EditorFields({ form, editors }: { form: OperatorForm; editors: readonly Editor[] }) {
  return toBlocks(editors).map((block, index) => {
    if ('controls' in block) return <Controls key={index} form={form} controls={block.controls} />;
    const { look, legend } = block.editor;
    if (look) {
      const Look = LOOKS[look];
      return <Look key={index} form={form} editor={block.editor} />;
    }
    return (
      <fieldset key={index} className={styles.group}>
        <legend>{legend}</legend>
        <Controls form={form} controls={controlsOf(block.editor)} />
      </fieldset>
    );
  });
}

/** Short controls stand side by side, others below one another. */
function Controls({ form, controls }: { form: OperatorForm; controls: readonly Named[] }) {
  return toRuns(controls, ({ control }) => !isWide(control)).map((run, index) => {
    const drawn = run.map(({ name, control }) => <FormControl key={name} {...{ form, name, control }} />);
    return run[0] && isWide(run[0].control) ? (
      drawn
    ) : (
      <div key={index} className={styles.columns}>
        {drawn}
      </div>
    );
  });
}

const isWide = ({ kind, isWide: wide }: Control) => wide || kind === 'area' || kind === 'check';
const isFramed = ({ look, legend }: Editor) => Boolean(look ?? legend);

function controlsOf({ controls }: Editor): Named[] {
  return Object.entries(controls).map(([name, control]) => ({ name: name as FormField, control }));
}

function toBlocks(editors: readonly Editor[]): Block[] {
  return toRuns(editors, (editor) => !isFramed(editor)).map((run): Block => {
    const [first] = run;
    return first && isFramed(first) ? { editor: first } : { controls: run.flatMap(controlsOf) };
  });
}

/** Neighbors that belong together in one list each; every other item alone. */
function toRuns<Item>(items: readonly Item[], isJoined: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = [];
  let isOpen = false;
  for (const item of items) {
    const joins = isJoined(item);
    if (joins && isOpen) runs.at(-1)?.push(item);
    else runs.push([item]);
    isOpen = joins;
  }
  return runs;
}

const FIRST = '#4b5320';

/** Colors as lines of text, which are quick to edit, with a picker that writes such a line. */
function ColorField({ form, editor }: { form: OperatorForm; editor: Editor }) {
  const { hint, rows } = editor.controls.colors ?? {};
  const [name, setName] = useState('');
  const [hex, setHex] = useState(FIRST);
  const add = () => {
    const line = name.trim() ? `${name.trim()} ${hex.toUpperCase()}` : hex.toUpperCase();
    form.set({ colors: [form.values.colors.trimEnd(), line].filter(Boolean).join('\n') });
    setName('');
  };
  return (
    <fieldset className={styles.group}>
      <legend>{editor.legend}</legend>
      <TextArea label="List of colors" hint={hint} rows={rows} autoComplete="off" {...textControl(form, 'colors')} />
      <div className={styles.picker}>
        <label className={adminStyles.labelled}>
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
    </fieldset>
  );
}
