import { HomeSection } from '@/components/home/home-section';
import { JsonLd } from '@/components/ui/json-ld';
import { TITLE_LENGTH, truncate } from '@/lib/seo/fit-text';
import { organizationNode, serializeJsonLd, websiteNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { withFeedLinks } from '@/lib/seo/new-products';
import { branding, homeSections } from '@/lib/site/content';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';

const title = `${site.name}: ${branding.tagline}`;

export const metadata = {
  ...withFeedLinks(pageMetadata({ title, description: branding.description, path: routes.home() })),
  title: { absolute: truncate(title, TITLE_LENGTH.most) },
};

export default function HomePage() {
  return (
    <>
      <JsonLd text={serializeJsonLd(organizationNode())} />
      <JsonLd text={serializeJsonLd(websiteNode())} />
      {homeSections.map(({ id, section }) => (
        <HomeSection key={id} id={id} section={section} />
      ))}
    </>
  );
}
