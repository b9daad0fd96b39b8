import { VisuallyHidden } from '@/components/ui/layout';
import tileStyles from '@/components/ui/tile.module.css';
import type { Color } from '@/lib/catalogue/schema/colors';
import styles from './product-options.module.css';

type Option = { value: string; hex?: string };

/** Labels without a swatch up to this long stand in a grid of equal cells. */
const MAX_GRID_LABEL = 4;

type Props = {
  /** The name of its radio buttons, its own in the page. */
  name: string;
  legend: string;
  options: readonly Option[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** The reason why a value does not go with the other choices. */
  unavailableReason?: (value: string) => string | undefined;
  /** Whether it was asked for, and nothing is chosen. */
  isMissing?: boolean;
};

/** One choice of several values, each a button of its own; colors with a swatch. */
export function OptionGroup({ name, legend, options, selected, onSelect, unavailableReason, isMissing }: Props) {
  const isGrid = options.length > 1 && options.every(({ value, hex }) => !hex && value.length <= MAX_GRID_LABEL);
  return (
    <fieldset
      className={options[0]?.hex ? `${styles.group} ${styles.colors}` : styles.group}
      data-missing={isMissing || undefined}
    >
      <legend>
        {`${legend} `}
        {/* Its radio button says it is checked. */}
        {selected && (
          <span className={styles.selected} aria-hidden="true">
            {selected}
          </span>
        )}
      </legend>
      <div className={isGrid ? `${styles.values} ${styles.grid}` : styles.values}>
        {options.map(({ value, hex }) => {
          const why = unavailableReason?.(value);
          const Word = why ? 's' : 'bdi';
          return (
            <label key={value} className={tileStyles.tile} title={why}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={selected === value}
                onChange={() => onSelect(value)}
              />
              {hex && <Swatch hex={hex} />}
              <Word>{value}</Word>
              {why && <VisuallyHidden>{` (${why})`}</VisuallyHidden>}
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

/** Drawn, not styled: the content security policy forbids style attributes. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true">
      <path d="M0 0h20v20H0" fill={hex} />
    </svg>
  );
}
