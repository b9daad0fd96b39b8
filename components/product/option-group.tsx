import { VisuallyHidden } from '@/components/ui/layout';
import tileStyles from '@/components/ui/tile.module.css';
import type { Color } from '@/lib/catalogue/schema/colors';
import styles from './product-options.module.css';

type Option = { value: string; hex?: string };

/** Longest label, in characters, for a grid of equal cells. Options with swatches have no grid. */
const MAX_GRID_LABEL = 4;

type Props = {
  /** Name of the radio buttons, unique in the page. */
  name: string;
  legend: string;
  options: readonly Option[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Reason why a value does not fit the other selected options; undefined if it fits. */
  unavailableReason?: (value: string) => string | undefined;
  /** True after a click on Add without a selected value. */
  isMissing?: boolean;
};

/** Radio buttons for one option of a product; colors have a swatch. */
export function OptionGroup({ name, legend, options, selected, onSelect, unavailableReason, isMissing }: Props) {
  const isGrid = options.length > 1 && options.every(({ value, hex }) => !hex && value.length <= MAX_GRID_LABEL);
  return (
    <fieldset
      className={options[0]?.hex ? `${styles.group} ${styles.colors}` : styles.group}
      data-missing={isMissing || undefined}
    >
      <legend>
        {`${legend} `}
        {/* Screen readers already announce the checked radio button. */}
        {selected && (
          <span className={styles.selected} aria-hidden="true">
            {selected}
          </span>
        )}
      </legend>
      <div className={isGrid ? `${styles.values} ${styles.grid}` : styles.values}>
        {options.map(({ value, hex }) => {
          const reason = unavailableReason?.(value);
          const Label = reason ? 's' : 'bdi';
          return (
            <label key={value} className={tileStyles.tile} title={reason}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={selected === value}
                onChange={() => onSelect(value)}
              />
              {hex && <Swatch hex={hex} />}
              <Label>{value}</Label>
              {reason && <VisuallyHidden>{` (${reason})`}</VisuallyHidden>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The colors of a product as options. */
export function colorOptions(colors: readonly Color[]): Option[] {
  return colors.map(({ name, hex }) => ({ value: name, hex }));
}

/** SVG, because the content security policy forbids style attributes. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true">
      <path d="M0 0h20v20H0" fill={hex} />
    </svg>
  );
}
