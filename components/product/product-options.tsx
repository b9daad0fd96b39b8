'use client';

import type { Color } from '@/lib/catalogue/schema/colors';
import { type Sizes, sizeControls } from '@/lib/catalogue/sizes';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

type Option = { value: string; hex?: string };

/** The controls for colors and for each system of sizes. Nothing can be bought; a choice goes along with a question. */
export function ProductOptions({ colors, sizes }: { colors: readonly Color[]; sizes: Sizes }) {
  return (
    <>
      {colors.length > 0 && (
        <OptionGroup name="color" legend="Color" options={colors.map(({ name, hex }) => ({ value: name, hex }))} />
      )}
      {sizeControls(sizes).map(({ name, legend, values }) => (
        <OptionGroup key={name} name={name} legend={legend} options={values.map((value) => ({ value }))} />
      ))}
    </>
  );
}

function OptionGroup({ name, legend, options }: { name: string; legend: string; options: readonly Option[] }) {
  const { choice, choose } = useProductChoice();
  return (
    <fieldset className={styles.group}>
      <legend>
        {legend} {choice[name] && <span className={styles.chosen}>{choice[name]}</span>}
      </legend>
      <div className={styles.values}>
        {options.map(({ value, hex }) => (
          <label key={value} className={styles.value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice[name] === value}
              onChange={() => choose(name, value)}
            />
            {hex && <Swatch hex={hex} />}
            <bdi>{value}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Drawn, not styled: the content security policy forbids style attributes. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="10" fill={hex} />
    </svg>
  );
}
