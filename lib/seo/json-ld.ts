import 'server-only';
import type { AboutPage, BreadcrumbList, Organization, Thing, WebPage, WebSite, WithContext } from 'schema-dts';
import { branding } from '../site/content';
import type { OwnPage } from '../site/own-pages/parse-page';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { absoluteUrl } from './metadata';

/** The vocabulary of structured data. */
export const SCHEMA_ORG = 'https://schema.org';

/** A node as the text of a script element: `<` would end the script or open a comment, so none is left. */
export function serializeJsonLd(node: WithContext<Thing>): string {
  return JSON.stringify(node).replaceAll('<', '\\u003c');
}

/** The visible breadcrumb; the last entry is the page itself. */
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

/** The store, for its home page. */
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

/** The site, for its home page. It names no search, which search engines do not show any more. */
export function websiteNode(): WithContext<WebSite> {
  return { '@context': SCHEMA_ORG, '@type': 'WebSite', name: site.name, url: absoluteUrl(routes.home()) };
}

/** A page of the owner's for search engines, with the day of its last change. */
export function ownPageNode({ name, title, description, date }: OwnPage): WithContext<WebPage | AboutPage> {
  return {
    '@context': SCHEMA_ORG,
    '@type': /^about(?:-us)?$/.test(name) ? 'AboutPage' : 'WebPage',
    name: title,
    ...(description && { description }),
    url: absoluteUrl(unlinkedRoutes.ownPage(name)),
    ...(date && { dateModified: date }),
  };
}
