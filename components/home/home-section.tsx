import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductGrid } from '@/components/product/product-grid';
import { Section, SectionHead } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import type { ViewedSection } from '@/lib/views/view-home';
import { BrandMarks } from './brand-marks';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import { PasteBand } from './paste-band';
import { Reasons } from './reasons';
import { Roles } from './roles';
import { Testimonial } from './testimonial';

/** A section of the home page. */
export function HomeSection({ section }: { section: ViewedSection }) {
  const { id } = section;
  switch (section.show) {
    case 'hero':
      return <Hero {...section} />;
    case 'marks':
      return <BrandMarks brands={section.brands} />;
    case 'paste':
      return <PasteBand {...section} />;
    case 'tiles':
      return (
        <Section
          id={id}
          title={section.title}
          isStatic
          aside={<Link href={routes.allProducts()}>{messages.allProducts}</Link>}
        >
          <CategoryTiles tiles={section.tiles} />
        </Section>
      );
    case 'roles':
      return (
        <Section id={id} title={section.title} isStatic>
          <Roles roles={section.roles} kits={section.kits} />
        </Section>
      );
    case 'featured':
      return <Featured section={section} />;
    case 'goods':
      return (
        <Section id={id} title={section.title} isStatic aside={<Link href={section.way.href}>{section.way.name}</Link>}>
          <ProductGrid cards={section.cards} columns={4} />
        </Section>
      );
    case 'reasons':
      return (
        <Section id={id} title={section.title} isStatic>
          <Reasons reasons={section.reasons} />
        </Section>
      );
    case 'testimonial':
      return (
        <Section id={id} title={section.title} isStatic>
          <Testimonial {...section} />
        </Section>
      );
    case 'text':
      return (
        <Section id={id} title={section.title} isStatic>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </Section>
      );
    case 'page':
      return (
        <Section id={id} title={section.title} isStatic aside={<Link href={section.href}>{messages.readOn}</Link>}>
          <p dir="auto">{section.text}</p>
        </Section>
      );
  }
}

/** Goods that are others with each visit. */
function Featured({ section: { id, title, group, groups, cards } }: { section: ViewedSection & { show: 'featured' } }) {
  return (
    <Section id={id} {...((title ?? !group) && { title: title ?? messages.featured })}>
      <FeaturedProducts count={cards.length} {...(group && { groups })}>
        {group && !title && <SectionHead id={id} title={group} />}
        <StaticMarkup name={id}>
          <ProductGrid cards={cards} columns={4} />
        </StaticMarkup>
      </FeaturedProducts>
    </Section>
  );
}
