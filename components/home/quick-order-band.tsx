'use client';

import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import { quickOrderText } from '@/lib/request/quick-order-text';
import { routes } from '@/lib/site/routes';
import type { QuickOrderTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';

/** The quick order section of the home page. Its button opens the request page, which matches the typed text. Without script it is only that link. */
export function QuickOrderBand({ id, title, intro, label, samples, action }: QuickOrderTexts & { id: string }) {
  const text = useSyncExternalStore(quickOrderText.subscribe, quickOrderText.get, () => '');
  const form = useRef<HTMLDivElement>(null);
  const findItems = () => quickOrderText.set(form.current?.querySelector('textarea')?.value ?? '', true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.querySelector('a')?.click();
  };
  return (
    <Section id={id} title={title} isPrinted={false}>
      <div className={styles.quickOrder}>
        <p className={styles.intro}>{intro}</p>
        <div ref={form} className={styles.sheet}>
          <TextArea
            label={label}
            placeholder={samples.join('\n')}
            rows={samples.length + 2}
            value={text}
            onChange={({ target }) => quickOrderText.set(target.value)}
            onKeyDown={onKeyDown}
            spellCheck={false}
            autoComplete="off"
          />
          {/* The loader queues clicks on a link with a role until it is hydrated. */}
          <ButtonLink href={routes.request()} onClick={findItems} role="link">
            {action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
