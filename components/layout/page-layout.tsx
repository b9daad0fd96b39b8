import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/layout';
import { PageHeader } from '@/components/ui/page-header';
import { routes } from '@/lib/site/routes';
import type { ShopPage } from '@/lib/site/shop-pages';

type Props = { page: ShopPage; intro?: ReactNode; children: ReactNode };

/** A page of the table of pages: breadcrumbs, heading, intro and content. */
export function PageLayout({ page: { path, title, label, intro: text }, intro = text, children }: Props) {
  return (
    <Container>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: label, href: path },
        ]}
      />
      <PageHeader title={title}>{intro}</PageHeader>
      {children}
    </Container>
  );
}
