'use client';

import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';
import { useProductChoice } from './product-choice';

/** Leads to the contact form with the product and what has been chosen. */
export function AskLink({ id, name }: { id: string; name: string }) {
  const { choice } = useProductChoice();
  const query = new URLSearchParams({ product: `${name} (${id})`, ...choice });
  return (
    <ButtonLink look="primary" href={`${routes.contact()}?${query}`}>
      Ask about this product
    </ButtonLink>
  );
}
