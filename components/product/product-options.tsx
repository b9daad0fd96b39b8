'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import type { Choice } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { sizeControls } from '@/lib/catalogue/size-controls';
import { openSentence } from '@/lib/request/open-sentence';
import { colorOptions, OptionGroup } from './option-group';
import { useProductChoice } from './product-choice';
import styles from './product-options.module.css';

/**
 * The controls for colors and for each system of sizes. Nothing can be bought; a choice goes along with a question. The children stand
 * beside what two linked sizes make together.
 */
function ProductOptionsPart({ children }: { children?: ReactNode }) {
  const { sold, choice, choose, asked, changed, varied } = useProductChoice();
  const sizes = sizeControls(sold.sizes);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    foot.current?.parentElement?.querySelector<HTMLElement>(`[name='${asked[0]}']`)?.focus();
  }, [asked]);
  return (
    <>
      {choiceControls(sold).map(({ name, legend, values }) => (
        <OptionGroup
          key={name}
          name={name}
          legend={legend}
          options={name === 'color' ? colorOptions(sold.colors) : values.map((value) => ({ value }))}
          chosen={choice[name]}
          onChoose={(value) => choose(name, value)}
          whyNot={(value) => varied?.whyNot(name, value)}
          isMissing={asked.includes(name) && !choice[name]}
        />
      ))}
      <div ref={foot} className={styles.foot}>
        {(sizes.length > 1 || sold.variants) && (
          <p role="status">{changed ?? (sizes.length > 1 && sizeWords(sizes, choice))}</p>
        )}
        {children}
      </div>
    </>
  );
}

export const ProductOptions = withErrorBoundary('options', ProductOptionsPart);

/** The words for linked sizes: 'Your size: 34 × 32', or which of them is missing. */
function sizeWords(controls: readonly { name: string }[], choice: Choice): string {
  const names = controls.map(({ name }) => name);
  const open = names.filter((name) => !choice[name]);
  return openSentence(open) ?? `Your size: ${names.map((name) => choice[name]).join(' × ')}`;
}
