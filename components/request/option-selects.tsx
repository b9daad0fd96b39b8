import field from '@/components/ui/field.module.css';
import { optionControls, type Selection, withoutUnit } from '@/lib/catalogue/variants/offer';
import { type IndexRow, offerOf } from '@/lib/listing/index-row';
import { unavailableReason } from '@/lib/request/line-variant';

type Props = {
  /** Undefined if the catalogue does not have the product; the selection is then read-only. */
  row: IndexRow | undefined;
  selection: Selection;
  /** Row name for screen readers: 'line 3'. */
  rowName: string;
  onSelect: (selection: Selection) => void;
};

/** A select per color, size and option. Unavailable values are marked; a selected value that is no longer offered stays visible. */
export function OptionSelects({ row, selection, rowName, onSelect }: Props) {
  const controls = row
    ? optionControls(offerOf(row))
    : Object.entries(selection).map(([name, value]) => ({ name, legend: name, values: [value] }));
  return controls.map(({ name, legend, values }) => {
    const isSingle = row !== undefined && values.length === 1;
    const selected = selection[name] ?? (isSingle ? values[0] : undefined);
    const isOffered = selected === undefined || values.includes(selected);
    const label = withoutUnit(legend);
    // Numbers need their name: 'Waist 34', 'Inseam 32'.
    const withName = (value: string) => (name === 'color' || name === 'size' ? value : `${label} ${value}`);
    const availabilityNote = (value: string) => {
      if (!values.includes(value)) return ' (not offered)';
      const unavailable =
        row && value !== selected ? unavailableReason({ ...selection, [name]: value }, offerOf(row)) : undefined;
      return unavailable ? ` (${unavailable})` : '';
    };
    return (
      <select
        key={name}
        className={field.control}
        aria-label={`${label}, ${rowName}`}
        value={selected ?? ''}
        disabled={!row}
        aria-invalid={!isOffered || selected === undefined || undefined}
        onChange={({ target: { value } }) => {
          const { [name]: _, ...others } = selection;
          onSelect(value === '' ? others : { ...others, [name]: value });
        }}
      >
        <option value="">{label}?</option>
        {(isOffered ? values : [selected, ...values]).map((value) => (
          <option key={value} value={value}>
            {withName(value) + availabilityNote(value)}
          </option>
        ))}
      </select>
    );
  });
}
