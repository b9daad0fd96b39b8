import { HomeSection } from '@/components/home/home-section';
import { JsonLd } from '@/components/ui/json-ld';
import { getHomePage, homeMetadata } from '@/lib/site/page-data/home';

export const metadata = homeMetadata();

export default function HomePage() {
  const { organizationJsonLd, websiteJsonLd, sections } = getHomePage();
  return (
    <>
      <JsonLd text={organizationJsonLd} />
      <JsonLd text={websiteJsonLd} />
      {sections.map(({ id, section }) => (
        <HomeSection key={id} id={id} section={section} />
      ))}
    </>
  );
}
