'use client';

import type { ReactNode } from 'react';
import { useProductChoice } from './product-choice';

type Props = { part: 'number' | 'price' | 'stock'; children?: ReactNode };

/** A part of the page that says what is chosen, of a product whose combinations differ; until it is, the children. */
export function Chosen({ part, children }: Props) {
  const { varied } = useProductChoice();
  return varied?.shown[part] || children;
}
