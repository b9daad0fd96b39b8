import type { Metadata } from 'next';
import { type ProductImage, photographPath } from '../catalogue/images/product-images';
import { branding } from '../site/content';
import { readEnvironment } from '../site/environment';
import * as messages from '../site/messages';
import { site } from '../site/site';
import { TITLE_LENGTH, toDescription, truncate } from './fit-text';
import { isGeneratedShareImage, SHARE_IMAGE_SIZE, shopShareImage } from './share-image';

const { siteUrl, basePath } = readEnvironment();

/** The absolute address of a page or file of the site. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${basePath}${path}`;
}

/** The absolute address of a file, which is that of the site where it begins with a slash. */
export function resolveUrl(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : address;
}

type PageMetadataInput = {
  /** The title without the store's name. */
  title: string;
  description: string;
  /** The page's canonical address, which for a twin is that of its primary. */
  path: string;
  /** Its share image, a path or an https URL. Default: that of the shop. */
  image?: string | undefined;
  isIndexed?: boolean;
};

/** The words of a page's <title>: with the store's name where there is room for it, and cut at a word where it is too long by itself. */
export function pageTitle(title: string): string {
  const named = `${title} | ${site.name}`;
  return named.length <= TITLE_LENGTH.most ? named : truncate(title, TITLE_LENGTH.most);
}

/** The head of a page: one absolute canonical, and `noindex` where search engines have no business. */
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

/** The address where crawlers find a picture: our own copy of a photograph where there is one, the widest, else its own. */
export function imageUrl(image: ProductImage): string {
  const { src, copies = [] } = typeof image === 'string' ? { src: image } : image;
  const widest = copies.at(-1);
  return new URL(resolveUrl(widest ? photographPath(widest.file) : src)).href;
}
