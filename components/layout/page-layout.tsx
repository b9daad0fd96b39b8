import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container, PageHeader } from '@/components/ui/layout';
import { pageBreadcrumbs } from '@/lib/site/breadcrumbs';
import type { ShopPage } from '@/lib/site/shop-pages';

type Props = { page: ShopPage; intro?: ReactNode; children?: ReactNode };

/** The layout of pages with a fixed address: breadcrumbs, heading, intro and content. */
export function PageLayout({ page, intro = page.intro, children }: Props) {
  return (
    <Container>
      <Breadcrumbs crumbs={pageBreadcrumbs(page)} />
      <PageHeader title={page.title}>{intro}</PageHeader>
      {children}
    </Container>
  );
}
