'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { optionControls, type Selection, sizeControls } from '@/lib/catalogue/variants/offer';
import { missingOptionsMessage } from '@/lib/request/line-variant';
import { OptionGroup } from './option-group';
import styles from './product-options.module.css';
import { useSelection } from './product-selection';

/** Controls for color, sizes and other options. The children are next to the combined size, such as 'Your size: 34 × 32'. */
export const ProductOptions = withErrorBoundary('options', ({ children }: { children?: ReactNode }) => {
  const { offer, selection, select, missing, changeMessage, variant } = useSelection();
  const sizes = sizeControls(offer.sizes);
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    footer.current?.parentElement?.querySelector<HTMLElement>(`[name='${missing[0]}']`)?.focus();
  }, [missing]);
  return (
    <>
      {optionControls(offer).map((control) => (
        <OptionGroup
          key={control.name}
          control={control}
          colors={offer.colors}
          selected={selection[control.name]}
          onSelect={(value) => select(control.name, value)}
          unavailableReason={(value) => variant?.unavailableReason(control.name, value)}
          isMissing={missing.includes(control.name) && !selection[control.name]}
        />
      ))}
      <div ref={footer} className={styles.footer}>
        {(sizes.length > 1 || offer.variants) && (
          <p role="status">{changeMessage ?? (sizes.length > 1 && formatSelectedSizes(sizes, selection))}</p>
        )}
        {children}
      </div>
    </>
  );
});

/** 'Your size: 34 × 32', or a message about the missing sizes. */
function formatSelectedSizes(controls: readonly { name: string }[], selection: Selection): string {
  const names = controls.map(({ name }) => name);
  const open = names.filter((name) => !selection[name]);
  return missingOptionsMessage(open) ?? `Your size: ${names.map((name) => selection[name]).join(' × ')}`;
}
