import { HomeSection } from '@/components/home/home-section';
import { JsonLd } from '@/components/ui/json-ld';
import { withFeeds } from '@/lib/readers/with-feeds';
import { cut, TITLE } from '@/lib/seo/fit-text';
import { organizationNode, serializeNode, websiteNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { introduction } from '@/lib/site/introduction';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import { viewHome } from '@/lib/views/view-home';

export const metadata = {
  ...withFeeds(
    pageMetadata({
      title: `${site.name}: ${introduction.tagline}`,
      description: introduction.description,
      path: routes.home(),
    }),
  ),
  title: { absolute: cut(`${site.name}: ${introduction.tagline}`, TITLE.most) },
};

export default function HomePage() {
  return (
    <>
      <JsonLd text={serializeNode(organizationNode())} />
      <JsonLd text={serializeNode(websiteNode())} />
      {viewHome().map((section) => (
        <HomeSection key={section.id} section={section} />
      ))}
    </>
  );
}
