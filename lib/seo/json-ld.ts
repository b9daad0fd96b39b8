import 'server-only';
import type { AboutPage, BreadcrumbList, Organization, WebPage, WebSite, WithContext } from 'schema-dts';
import { branding } from '../site/content';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { absoluteUrl } from './metadata';

/** The `@context` of structured data. */
export const SCHEMA_ORG = 'https://schema.org';

/** The visible breadcrumbs. The last entry is the page itself. */
export function breadcrumbNode(crumbs: readonly { name: string; href: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(href),
    })),
  };
}

/** The shop, for the home page. */
export function organizationNode(): WithContext<Organization> {
  const { name, phone, email, address, social } = site;
  const { description } = branding;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    name,
    description,
    url: absoluteUrl(routes.home()),
    logo: absoluteUrl('/icons/icon-512.png'),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    sameAs: social.map(({ url }) => url),
  };
}

/** The website, for the home page. Without a search action, because Google no longer shows a search box. */
export function websiteNode(): WithContext<WebSite> {
  return { '@context': SCHEMA_ORG, '@type': 'WebSite', name: site.name, url: absoluteUrl(routes.home()) };
}

type TextPage = { name: string; title: string; description: string; date?: string | undefined };

/** A page that the owner wrote, with the date of its last change. */
export function ownPageNode({ name, title, description, date }: TextPage): WithContext<WebPage | AboutPage> {
  return {
    '@context': SCHEMA_ORG,
    '@type': /^about(?:-us)?$/.test(name) ? 'AboutPage' : 'WebPage',
    name: title,
    ...(description && { description }),
    url: absoluteUrl(unlinkedRoutes.ownPage(name)),
    ...(date && { dateModified: date }),
  };
}
