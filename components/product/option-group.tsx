import { VisuallyHidden } from '@/components/ui/layout';
import tileStyles from '@/components/ui/tile.module.css';
import type { Color } from '@/lib/catalogue/schema/colors';
import type { OptionControl } from '@/lib/catalogue/variants/offer';
import styles from './product-options.module.css';

/** Longest label, in characters, for a grid of equal cells. Options with swatches have no grid. */
const MAX_GRID_LABEL = 4;

type Props = {
  control: OptionControl;
  /** Name of the radio buttons, unique in the page. Default: the name of the control. */
  name?: string;
  /** The colors of the product, for the swatches of the color control. */
  colors: readonly Color[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Reason why a value does not fit the other selected options; undefined if it fits. */
  unavailableReason?: (value: string) => string | undefined;
  /** True after a click on Add without a selected value. */
  isMissing?: boolean;
};

/** Radio buttons for one option of a product; colors have a swatch. */
export function OptionGroup({
  control,
  name = control.name,
  colors,
  selected,
  onSelect,
  unavailableReason,
  isMissing,
}: Props) {
  const { legend, values } = control;
  const isColor = control.name === 'color';
  const isGrid = !isColor && values.length > 1 && values.every((value) => value.length <= MAX_GRID_LABEL);
  return (
    <fieldset
      className={isColor ? `${styles.group} ${styles.colors}` : styles.group}
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
        {values.map((value) => {
          const hex = isColor && colors.find((color) => color.name === value)?.hex;
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

/** SVG, because the content security policy forbids style attributes. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true">
      <path d="M0 0h20v20H0" fill={hex} />
    </svg>
  );
}
