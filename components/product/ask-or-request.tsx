'use client';

import type { AskedProduct } from './add-to-request';
import { AskLink } from './ask-link';
import { RequestButton } from './request-button';

/** The ways on from a product: to ask about it or request it; together, for each client component takes a row of the payload. */
export function AskOrRequest(product: AskedProduct) {
  return (
    <>
      <AskLink id={product.id} name={`${product.brand} ${product.name}`} />
      <RequestButton product={product} />
    </>
  );
}
