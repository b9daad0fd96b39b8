import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { routes } from '@/lib/site/routes';
import type { ShopPage } from '@/lib/site/shop-pages';

type Props = { page: ShopPage; intro?: ReactNode; children: ReactNode };

/** A page of the table of pages: breadcrumbs, heading, intro and content. */
export function PageFrame({ page: { path, title, label, intro: text }, intro = text, children }: Props) {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: label, href: path },
        ]}
      />
      <PageHead title={title}>{intro}</PageHead>
      {children}
    </Wrap>
  );
}
