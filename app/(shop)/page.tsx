import { HomeSection } from '@/components/home/home-section';
import { JsonLd } from '@/components/ui/json-ld';
import { withFeeds } from '@/lib/readers/new-products';
import { cut, TITLE } from '@/lib/seo/fit-text';
import { organizationNode, serializeNode, websiteNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeSections, introduction } from '@/lib/site/content';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';

const title = `${site.name}: ${introduction.tagline}`;

export const metadata = {
  ...withFeeds(pageMetadata({ title, description: introduction.description, path: routes.home() })),
  title: { absolute: cut(title, TITLE.most) },
};

export default function HomePage() {
  return (
    <>
      <JsonLd text={serializeNode(organizationNode())} />
      <JsonLd text={serializeNode(websiteNode())} />
      {homeSections.map(({ id, section }) => (
        <HomeSection key={id} id={id} section={section} />
      ))}
    </>
  );
}
