import 'server-only';
import type { Metadata } from 'next';
import { withFeedLinks } from '../../seo/feed-files';
import { TITLE_LENGTH, truncate } from '../../seo/fit-text';
import { organizationNode, serializeJsonLd, websiteNode } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/metadata';
import { branding, homeSections } from '../content';
import { routes } from '../routes';
import { site } from '../site';

/** The sections of the home page, and its structured data as JSON-LD. */
export function getHomePage() {
  return {
    organizationJsonLd: serializeJsonLd(organizationNode()),
    websiteJsonLd: serializeJsonLd(websiteNode()),
    sections: homeSections,
  };
}

/** Metadata of the home page, with links to the feeds of new products. The title begins with the shop's name. */
export function homeMetadata(): Metadata {
  const title = `${site.name}: ${branding.tagline}`;
  return {
    ...withFeedLinks(pageMetadata({ title, description: branding.description, path: routes.home() })),
    title: { absolute: truncate(title, TITLE_LENGTH.max) },
  };
}
