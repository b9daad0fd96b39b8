import type { Metadata } from 'next';
import { type ProductImage, photographAddress } from '../catalogue/pictures';
import { readEnvironment } from '../environment';
import { introduction } from '../site/content';
import * as messages from '../site/messages';
import { site } from '../site/site';
import { cut, TITLE, toDescription } from './fit-text';
import { isMadeShareImage, SHARE_SIZE, shopShareImage } from './share-image';

const { siteUrl, basePath } = readEnvironment();

/** The absolute address of a page or file of the site. */
export function absolute(path: string): string {
  return `${siteUrl}${basePath}${path}`;
}

/** The absolute address of a file, which is that of the site where it begins with a slash. */
export function absoluteAddress(address: string): string {
  return address.startsWith('/') ? absolute(address) : address;
}

type Page = {
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
  return named.length <= TITLE.most ? named : cut(title, TITLE.most);
}

/** The head of a page: one absolute canonical, and `noindex` where search engines have no business. */
export function pageMetadata({
  title,
  description: text,
  path,
  isIndexed = true,
  image = shopShareImage(),
}: Page): Metadata {
  const description = toDescription(text, [
    `${site.name}: ${introduction.tagline}.`,
    introduction.description,
    messages.everyProduct,
  ]);
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: absolute(path) },
    openGraph: {
      title,
      description,
      url: absolute(path),
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images: { url: absoluteAddress(image), ...(isMadeShareImage(image) && SHARE_SIZE), alt: title },
    },
    twitter: { card: 'summary_large_image' },
    robots: isIndexed ? { 'max-image-preview': 'large' } : { index: false, follow: true },
  };
}

/** The address where crawlers find a picture: our own copy of a photograph where there is one, the widest, else its own. */
export function imageAddress(image: ProductImage): string {
  const { src, copies = [] } = typeof image === 'string' ? { src: image } : image;
  const widest = copies.at(-1);
  return new URL(absoluteAddress(widest ? photographAddress(widest.file) : src)).href;
}
