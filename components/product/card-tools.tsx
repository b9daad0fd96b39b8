import type { HTMLAttributes } from 'react';
import './product-card.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-tools': HTMLAttributes<HTMLElement> & { 'data-add'?: '' | undefined };
    }
  }
}

/** The marks in the corners of a card: where its element is defined, it has the buttons. */
export function CardTools({ canAdd }: { canAdd: boolean }) {
  return <card-tools data-add={canAdd ? '' : undefined} />;
}
