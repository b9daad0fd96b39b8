'use client';

import type { ReactNode } from 'react';
import { sizeControls } from '@/lib/catalogue/sizes';
import { colorOptions, OptionGroup } from './option-group';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

/**
 * The controls for colors and for each system of sizes. Nothing can be bought; a choice goes along with a question. The children stand
 * beside what two linked sizes make together.
 */
export function ProductOptions({ children }: { children?: ReactNode }) {
  const { colors, sizes, choice, choose } = useProductChoice();
  const controls = sizeControls(sizes);
  const group = (name: string) => ({
    name,
    chosen: choice[name],
    onChoose: (value: string) => choose(name, value),
  });
  return (
    <>
      {colors.length > 0 && <OptionGroup {...group('color')} legend="Color" options={colorOptions(colors)} />}
      {controls.map(({ name, legend, values }) => (
        <OptionGroup key={name} {...group(name)} legend={legend} options={values.map((value) => ({ value }))} />
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

/** The words for two linked choices: '34 × 32', or which of them is missing. */
function pairText(names: readonly string[], choice: Readonly<Record<string, string>>): string {
  const missing = names.filter((name) => !choice[name]);
  if (missing.length > 0) return `Choose ${missing.join(' and ')}.`;
  return `Your size: ${names.map((name) => choice[name]).join(' × ')}`;
}
