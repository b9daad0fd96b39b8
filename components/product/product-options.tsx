'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Choice } from '@/lib/catalogue/choice';
import { sizeControls } from '@/lib/catalogue/sizes';
import { openWords } from './open-words';
import { colorOptions, OptionGroup } from './option-group';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

/**
 * The controls for colors and for each system of sizes. Nothing can be bought; a choice goes along with a question. The children stand
 * beside what two linked sizes make together.
 */
export function ProductOptions({ children }: { children?: ReactNode }) {
  const { colors, sizes, choice, choose, asked } = useProductChoice();
  const controls = sizeControls(sizes);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    foot.current?.parentElement?.querySelector<HTMLElement>(`[name='${asked[0]}']`)?.focus();
  }, [asked]);
  const group = (name: string) => ({
    name,
    chosen: choice[name],
    onChoose: (value: string) => choose(name, value),
    isMissing: asked.includes(name) && !choice[name],
  });
  return (
    <>
      {colors.length > 0 && <OptionGroup {...group('color')} legend="Color" options={colorOptions(colors)} />}
      {controls.map(({ name, legend, values }) => (
        <OptionGroup key={name} {...group(name)} legend={legend} options={values.map((value) => ({ value }))} />
      ))}
      <div ref={foot} className={styles.foot}>
        {controls.length > 1 && <p role="status">{sizeWords(controls, choice)}</p>}
        {children}
      </div>
    </>
  );
}

/** The words for linked sizes: 'Your size: 34 × 32', or which of them is missing. */
function sizeWords(controls: readonly { name: string }[], choice: Choice): string {
  const names = controls.map(({ name }) => name);
  const open = names.filter((name) => !choice[name]);
  return open.length > 0 ? openWords(open) : `Your size: ${names.map((name) => choice[name]).join(' × ')}`;
}
