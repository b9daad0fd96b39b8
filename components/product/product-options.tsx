'use client';

import type { ReactNode } from 'react';
import { sizeControls } from '@/lib/catalogue/sizes';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

type Option = { value: string; hex?: string };

/** Labels up to this long stand in a grid of equal cells. */
const SHORT = 4;

/**
 * The controls for colors and for each system of sizes. Nothing can be bought; a choice goes along with a question. The children stand
 * beside what two linked sizes make together.
 */
export function ProductOptions({ children }: { children?: ReactNode }) {
  const { colors, sizes, choice } = useProductChoice();
  const controls = sizeControls(sizes);
  return (
    <>
      {colors.length > 0 && (
        <OptionGroup name="color" legend="Color" options={colors.map(({ name, hex }) => ({ value: name, hex }))} />
      )}
      {controls.map(({ name, legend, values }) => (
        <OptionGroup key={name} name={name} legend={legend} options={values.map((value) => ({ value }))} />
      ))}
      <div className={styles.foot}>
        {controls.length > 1 && (
          <p role="status">
            {pairText(
              controls.map(({ name }) => name),
              choice,
            )}
          </p>
        )}
        {children}
      </div>
    </>
  );
}

/** What two linked choices make together: '34 × 32', or which of them is missing. */
function pairText(names: readonly string[], choice: Readonly<Record<string, string>>): string {
  const missing = names.filter((name) => !choice[name]);
  if (missing.length > 0) return `Choose ${missing.join(' and ')}.`;
  return `Your size: ${names.map((name) => choice[name]).join(' × ')}`;
}

function OptionGroup({ name, legend, options }: { name: string; legend: string; options: readonly Option[] }) {
  const { choice, choose } = useProductChoice();
  const isGrid = options.length > 1 && options.every(({ value }) => value.length <= SHORT);
  return (
    <fieldset className={styles.group}>
      <legend>
        {`${legend} `}
        {/* Its radio button says it is checked. */}
        {choice[name] && (
          <span className={styles.chosen} aria-hidden="true">
            {choice[name]}
          </span>
        )}
      </legend>
      <div className={isGrid ? `${styles.values} ${styles.grid}` : styles.values}>
        {options.map(({ value, hex }) => (
          <label key={value}>
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
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={hex} />
    </svg>
  );
}
