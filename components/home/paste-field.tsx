'use client';

import { type KeyboardEvent, useRef } from 'react';
import { usePadText } from '@/components/product/use-pad-text';
import { ButtonLink } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import { routes } from '@/lib/site/routes';
import type { PasteTexts } from '@/lib/site/texts-schema';
import { keepPadText } from '@/lib/visitor/pad-text';
import styles from './home.module.css';

/** The first field of the order pad; its page has the text, and looks it up. Without script there is the way to that page alone. */
export function PasteField({ label, samples, action }: Pick<PasteTexts, 'label' | 'samples' | 'action'>) {
  const [text, setText] = usePadText();
  const form = useRef<HTMLDivElement>(null);
  const ask = () => void keepPadText(form.current?.querySelector('textarea')?.value ?? '', true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.querySelector('a')?.click();
  };
  return (
    <div ref={form} className={styles.pad}>
      <TextArea
        label={label}
        placeholder={samples.join('\n')}
        rows={samples.length + 2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoComplete="off"
      />
      {/* By its role the loader knows that it waits for script, where that is to come. */}
      <ButtonLink href={routes.request()} onClick={ask} role="link">
        {action}
      </ButtonLink>
    </div>
  );
}
