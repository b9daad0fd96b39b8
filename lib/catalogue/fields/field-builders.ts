import type { RawProduct } from '../schema/product';
import type { Control, Editor, Field, FieldKey, Shape, TextFormat } from './field';
import { formatDateValue } from './format-value';
import { numberText, plainText } from './text-formats';

type FieldOptions<Key extends FieldKey> = Pick<Field<Key>, 'key' | 'rank' | 'label' | 'about'> &
  Partial<Pick<Field<Key>, 'absent' | 'fact' | 'isPlace' | 'isUnseen' | 'text' | 'shape' | 'words' | 'without'>>;
type ControlOptions<Key extends FieldKey> = FieldOptions<Key> & {
  section: Editor['section'];
  /** The control's name in the form, where that is not the field's. */
  name?: string;
  control?: Partial<Control>;
};
type NameOf<Key, Given> = Given extends { name: infer Name extends string } ? Name : Key & string;

/** A field whose value is typed into one control, as text. */
export function textField<const Key extends FieldKey, const Given extends ControlOptions<Key>>(
  about: Given & { key: Key },
) {
  type Values = Record<NameOf<Key, Given>, string>;
  const { section, name: given, control, ...field }: ControlOptions<Key> = about;
  const { key, label, shape = 'text' as Shape, text = plainText as TextFormat } = field;
  const name = (given ?? key) as keyof Values;
  const editor: Editor<Values> = {
    section,
    controls: { [name]: { kind: 'text', label, ...control } } as Record<keyof Values, Control>,
    read: (raw) => ({ [name]: text.format(raw[key] ?? field.without) }) as Values,
    write: (values) => ({ [key]: text.parse(values[name]) }) as Partial<RawProduct>,
  };
  return { ...field, shape, text, editor };
}

/** A field that holds a number. */
export function numberField<const Key extends FieldKey>({ control, ...about }: ControlOptions<Key> & { name?: never }) {
  return textField<Key, ControlOptions<Key> & { name?: never }>({
    ...about,
    shape: 'number',
    text: numberText,
    control: { kind: 'number', min: 0, step: 1, ...control },
  });
}

/** A field that holds a day. */
export function dayField<const Key extends FieldKey>({ control, ...about }: ControlOptions<Key> & { name?: never }) {
  return textField<Key, ControlOptions<Key> & { name?: never }>({
    ...about,
    words: formatDateValue,
    control: { kind: 'date', ...control },
  });
}

/** A field that is true or not, as a box to tick. */
export function flagField<const Key extends FieldKey>(
  about: FieldOptions<Key> & Pick<ControlOptions<Key>, 'section' | 'control'>,
) {
  const { section, control, ...field } = about;
  const { key, label } = field;
  const editor: Editor<Record<Key, boolean>> = {
    section,
    controls: { [key]: { kind: 'check', label, ...control } } as Record<Key, Control>,
    read: (raw) => ({ [key]: raw[key] === true }) as Record<Key, boolean>,
    // A flag that is not ticked is not written: ticking and unticking leaves nothing behind.
    write: (values) => ({ [key]: values[key] || undefined }) as Partial<RawProduct>,
  };
  return { ...field, without: false, shape: 'flag' as Shape, editor };
}

/** A field that the form does not show. */
export function hiddenField<const Key extends FieldKey>(about: FieldOptions<Key>) {
  return { shape: 'text' as Shape, ...about, editor: 'none' as const };
}
