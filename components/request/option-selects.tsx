import field from '@/components/ui/field.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import { withoutUnit } from '@/lib/catalogue/sizes/size-controls';
import { optionControls } from '@/lib/catalogue/variants/option-controls';
import type { Selection } from '@/lib/catalogue/variants/selection';
import { type IndexRow, offerOf } from '@/lib/listing/index-row';

import { unavailableReason } from '@/lib/request/line-variant';

type Props = {
  /** Undefined for a product that the catalogue does not have: its choice is shown and cannot be changed. */
  row: IndexRow | undefined;
  choice: Selection;
  /** The name of the row for screen readers: 'line 3'. */
  rowName: string;
  onChoose: (choice: Selection) => void;
};

/** A select for each color, size and option of a product. Values that cannot be had say so; a selected value that is no longer offered stays. */
export function OptionSelects({ row, choice, rowName, onChoose }: Props) {
  const controls = row
    ? optionControls(offerOf(row))
    : Object.entries(choice).map(([name, value]) => ({ name, legend: name, values: [value] }));
  return controls.map(({ name, legend, values }) => {
    const isOnly = row !== undefined && values.length === 1;
    const selected = choice[name] ?? (isOnly ? values[0] : undefined);
    const isOffered = selected === undefined || values.includes(selected);
    const label = withoutUnit(legend);
    // Two numbers next to each other need their names.
    const withName = (value: string) => (name === 'color' || name === 'size' ? value : `${label} ${value}`);
    const reason = (value: string) => {
      if (!values.includes(value)) return ' (not offered)';
      const why = row && value !== selected ? unavailableReason({ ...choice, [name]: value }, offerOf(row)) : undefined;
      return why ? ` (${why})` : '';
    };
    return (
      <label key={name}>
        <VisuallyHidden>
          {label}, {rowName}
        </VisuallyHidden>
        <select
          className={field.control}
          value={selected ?? ''}
          disabled={!row}
          aria-invalid={!isOffered || selected === undefined || undefined}
          onChange={({ target: { value } }) => {
            const { [name]: _, ...others } = choice;
            onChoose(value === '' ? others : { ...others, [name]: value });
          }}
        >
          <option value="">{label}?</option>
          {(isOffered ? values : [selected, ...values]).map((value) => (
            <option key={value} value={value}>
              {withName(value) + reason(value)}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
