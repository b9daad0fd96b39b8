import type { Metadata } from 'next';
import { readEnvironment } from '../environment';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { SHARE_SIZE, shareImage } from './share-image';

const { siteUrl, basePath } = readEnvironment();

/** The absolute address of a page or file of the site. */
export function absolute(path: string): string {
  return `${siteUrl}${basePath}${path}`;
}

type Page = {
  /** Without the store's name. */
  title: string;
  description: string;
  /** The page's canonical address, which for a twin is that of its primary. */
  path: string;
  /** The file of its share image, where that is not its own; pages that are not indexed show that of the home page. */
  image?: string;
  isIndexed?: boolean;
};

/** The head of a page: one absolute canonical, and `noindex` where search engines have no business. */
export function pageMetadata({
  title,
  description,
  path,
  isIndexed = true,
  image = shareImage(isIndexed ? path : routes.home()),
}: Page): Metadata {
  return {
    title,
    description,
    alternates: { canonical: absolute(path) },
    openGraph: {
      title,
      description,
      url: absolute(path),
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images: { url: absolute(image), ...SHARE_SIZE, alt: title },
    },
    twitter: { card: 'summary_large_image' },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  };
}

/** A text cut at a word to at most `max` characters, for descriptions in search results. */
export function cut(text: string, max = 155): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const head = line.slice(0, max);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max - 30)).replace(/[,;:.\s]+$/, '')}…`;
}
