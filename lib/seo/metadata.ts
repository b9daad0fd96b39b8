import 'server-only';
import type { Metadata } from 'next';
import { type ProductImage, photographPath } from '../catalogue/images/product-images';
import { branding } from '../site/content';
import { readEnvironment } from '../site/environment';
import * as messages from '../site/messages';
import { site } from '../site/site';
import { TITLE_LENGTH, toDescription, truncate } from './fit-text';
import { isGeneratedShareImage, SHARE_IMAGE_SIZE, shopShareImage } from './share-image';

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
