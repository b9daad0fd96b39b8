import 'server-only';
import type { BreadcrumbList, Organization, Product as ProductNode, Thing, WebSite, WithContext } from 'schema-dts';
import { isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { absolute, cut } from './metadata';
import { productShareImage } from './product-share-image';

const CONTEXT = 'https://schema.org';

/** A node as the text of a script element: `<` would end the script or open a comment, so none is left. */
export function serializeNode(node: WithContext<Thing>): string {
  return JSON.stringify(node).replaceAll('<', '\\u003c');
}

/**
 * A priced product for product snippets; undefined where there is no price, because such a node would be incomplete. It says
 * neither stock nor rating: the stock of 50 is a default and the reviews are samples.
 */
export function productNode(product: Product): WithContext<ProductNode> | undefined {
  const { id, name, brand, model, price, description, images, drawings = [] } = product;
  if (!isPriced(product)) return undefined;
  const url = absolute(routes.product(id));
  const picture = images[0] ?? drawings[0]?.image;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    image: [...(picture ? [toAbsolute(picture)] : []), absolute(productShareImage(product))],
    description: cut(description),
    brand: { '@type': 'Brand', name: brand.name },
    sku: id,
    ...(model && { mpn: model }),
    url,
    offers: { '@type': 'Offer', price, priceCurrency: 'USD', url },
  };
}

/** The visible breadcrumb; the last entry is the page itself. */
export function breadcrumbNode(crumbs: readonly { name: string; href: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

/** The store, for its home page. */
export function organizationNode(): WithContext<Organization> {
  const { name, description, phone, email, address, social } = site;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    description,
    url: absolute(routes.home()),
    logo: absolute('/icons/icon-512.png'),
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
  return { '@context': CONTEXT, '@type': 'WebSite', name: site.name, url: absolute(routes.home()) };
}

function toAbsolute(image: string): string {
  return image.startsWith('/') ? absolute(image) : image;
}
