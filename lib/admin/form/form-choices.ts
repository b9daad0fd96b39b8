import { type ChoiceControl, choiceControls } from '../../catalogue/choice-controls';
import { FIELDS } from '../../catalogue/fields/fields';
import type { RawProduct } from '../../catalogue/schema/product';
import { soldOfRow } from '../../catalogue/variants/sold-of-row';
import type { FormValues } from './form-values';

const { category, available_colors, available_sizes, options } = FIELDS;

/** What shoppers choose from by the present values of a form: colors, sizes and options, each with its values. */
export function formChoices(values: FormValues): ChoiceControl[] {
  const raw = {
    ...category.editor.write(values, {}),
    ...available_colors.editor.write(values, {}),
    ...available_sizes.editor.write(values, {}),
    ...options.editor.write(values, {}),
  };
  // An option may be half typed: it has no name or no values yet.
  return choiceControls(soldOfRow(raw as RawProduct)).filter((control) => control.name && control.values.length > 0);
}
