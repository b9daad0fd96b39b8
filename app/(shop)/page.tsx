import type { Metadata } from 'next';
import { HomeSection } from '@/components/home/home-section';
import { JsonLd } from '@/components/ui/json-ld';
import { withFeedLinks } from '@/lib/seo/feeds';
import { TITLE_LENGTH, truncate } from '@/lib/seo/fit-text';
import { organizationNode, websiteNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { branding, homeSections } from '@/lib/site/content';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';

const { tagline, description } = branding;
const title = `${site.name}: ${tagline}`;

/** The title begins with the shop's name, unlike those of other pages. */
export const metadata: Metadata = {
  ...withFeedLinks(pageMetadata({ title, description, path: routes.home() })),
  title: { absolute: truncate(title, TITLE_LENGTH.max) },
};

export default function HomePage() {
  return (
    <>
      <JsonLd node={organizationNode()} />
      <JsonLd node={websiteNode()} />
      {homeSections.map(({ id, section }) => (
        <HomeSection key={id} id={id} section={section} />
      ))}
    </>
  );
}
