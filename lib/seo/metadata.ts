import 'server-only';
import type { Metadata } from 'next';
import type { AboutPage, BreadcrumbList, Organization, WebPage, WebSite, WithContext } from 'schema-dts';
import { isSvg, type ProductImage, type ProductPicture, photographPath } from '../catalogue/images/product-images';
import type { Product } from '../catalogue/schema/product';
import { branding } from '../site/content';
import { readEnvironment } from '../site/environment';
import * as messages from '../site/messages';
import { placeholder } from '../site/picture-source';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { TITLE_LENGTH, toDescription, truncate } from './fit-text';

/** Size in pixels of generated share images. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

type ProductImages = Pick<Product, 'images' | 'placements'>;
type SharedPicture = Pick<ProductPicture, 'src' | 'copies'>;

/** The first picture of a product; the placeholder of its category if it has none, or an SVG on another host. */
function sharedPicture({ images: [first], placements: [{ category }] }: ProductImages): SharedPicture {
  const isUsable = first && !(first.src.startsWith('https:') && isSvg(first.src));
  return isUsable ? first : { src: placeholder(category) };
}

/** '/drawings/a.svg' -> '/share/drawings/a.jpg', which the build generates. For a photograph its widest copy, or itself. */
function toShareImage({ src, copies = [] }: SharedPicture): string {
  if (isSvg(src)) return `/share${src.replace(/\.svg$/i, '.jpg')}`;
  const widest = copies.at(-1);
  return widest ? photographPath(widest.file) : src;
}

/** True for an image that the build generates. It has {@link SHARE_IMAGE_SIZE}; the size of photographs is unknown. */
export function isGeneratedShareImage(image: string): boolean {
  return image.startsWith('/share/');
}

/** Image of a product for link previews and feeds, never an SVG: a path or an https URL. */
export function productShareImage(product: ProductImages): string {
  return toShareImage(sharedPicture(product));
}

/** Share image of a listing: the image of its first product with a picture. Undefined for a listing without products. */
export function listingShareImage(products: readonly ProductImages[]): string | undefined {
  const product = products.find(({ images }) => images.length > 0) ?? products[0];
  return product && productShareImage(product);
}

/** The share image of a shop without a hero picture: its logo. */
const LOGO_IMAGE = '/share/shop.jpg';

/** Share image of all other pages: the hero picture of the shop, or its logo. */
export function shopShareImage(): string {
  const { hero } = branding.pictures;
  return hero ? toShareImage({ src: hero }) : LOGO_IMAGE;
}

/**
 * The source SVG of each generated share image, by the path of the image. Undefined for the image with the shop's logo.
 * Products with the same picture share one image.
 */
export function shareImageSources(products: readonly ProductImages[]): Map<string, string | undefined> {
  const { hero } = branding.pictures;
  const pictures = [...(hero ? [{ src: hero }] : []), ...products.map(sharedPicture)];
  const drawings = pictures.filter(({ src }) => isSvg(src));
  return new Map<string, string | undefined>([
    ...(hero ? [] : [[LOGO_IMAGE, undefined] as const]),
    ...drawings.map((picture) => [toShareImage(picture), picture.src] as const),
  ]);
}

const { siteUrl, basePath } = readEnvironment();

/** Absolute URL of a path of the site. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${basePath}${path}`;
}

/** Absolute URL of a path of the site. Absolute URLs, such as pictures on other hosts, stay as they are. */
function resolveUrl(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : address;
}

type PageMetadataInput = {
  /** Title without the shop's name. */
  title: string;
  description: string;
  /** Path of the canonical address. For a second address, such as /products/, the path of the first. */
  path: string;
  /** Share image, a path or an https URL. Default: the image of the shop. */
  image?: string | undefined;
  isIndexed?: boolean;
};

/** The <title> of a page: 'Boots | Shop'. Without the shop's name if both are too long together. */
export function pageTitle(title: string): string {
  const withShopName = `${title} | ${site.name}`;
  return withShopName.length <= TITLE_LENGTH.max ? withShopName : truncate(title, TITLE_LENGTH.max);
}

/** Metadata of a page: title, description, canonical URL, link preview, and `noindex` if it is not for search engines. */
export function pageMetadata({
  title,
  description: text,
  path,
  isIndexed = true,
  image = shopShareImage(),
}: PageMetadataInput): Metadata {
  const description = toDescription(text, [
    `${site.name}: ${branding.tagline}.`,
    branding.description,
    messages.everyProduct,
  ]);
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: absoluteUrl(path) },
    openGraph: {
      title,
      description,
      url: absoluteUrl(path),
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images: { url: resolveUrl(image), ...(isGeneratedShareImage(image) && SHARE_IMAGE_SIZE), alt: title },
    },
    twitter: { card: 'summary_large_image' },
    robots: isIndexed ? { 'max-image-preview': 'large' } : { index: false, follow: true },
  };
}

/** Absolute URL of a picture for crawlers: the widest copy of a photograph, or else the picture itself. */
export function imageUrl(image: ProductImage): string {
  const { src, copies = [] } = typeof image === 'string' ? { src: image } : image;
  const widest = copies.at(-1);
  return new URL(resolveUrl(widest ? photographPath(widest.file) : src)).href;
}

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
