'use client';

import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextArea } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';
import { routes } from '@/lib/site/routes';
import type { QuickOrderTexts } from '@/lib/site/schema/texts-schema';
import styles from './home.module.css';

/**
 * Quick order on the home page, with an example. Its button opens the request page, which matches the typed text.
 * Without JavaScript it is only a link to that page.
 */
function QuickOrderSectionPart({ id, title, intro, label, samples, action }: QuickOrderTexts & { id: string }) {
  const text = useSyncExternalStore(quickOrderText.subscribe, quickOrderText.get, () => '');
  const form = useRef<HTMLDivElement>(null);
  const findItems = () => quickOrderText.set(form.current?.querySelector('textarea')?.value ?? '', true);
  const tryExample = () => {
    quickOrderText.set(samples.join('\n'));
    form.current?.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.querySelector('a')?.click();
  };
  return (
    <Section id={id} title={title} isPrinted={false}>
      <div className={styles.quickOrder}>
        <div className={stack.stack}>
          <p className={styles.intro}>{intro}</p>
          <h3>Example</h3>
          <ul className={styles.example}>
            {samples.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {/* Disabled if the field has text, so that the example never replaces it. */}
          <Button variant="quiet" className={layout.scriptOnly} onClick={tryExample} disabled={text.trim() !== ''}>
            Try the example
          </Button>
        </div>
        <div ref={form} className={styles.orderForm}>
          <TextArea
            label={label}
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

export const QuickOrderSection = withErrorBoundary('quick-order', QuickOrderSectionPart);
