import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container, PageHeader } from '@/components/ui/layout';
import { routes } from '@/lib/site/routes';
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

/** The breadcrumbs of a page with a fixed address: home, page. */
export const pageBreadcrumbs = ({ label, path }: ShopPage) => [
  { name: 'Home', href: routes.home() },
  { name: label, href: path },
];
