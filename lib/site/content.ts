import 'server-only';
import { formatProblem } from '../catalogue/parse';
import { SIZE_GUIDES } from '../catalogue/sizes/size-guides';
import { readOnce } from '../read-once';
import { readEnvironment } from './environment';
import { readOwnerFiles } from './owner-files';
import { NEUTRAL_PLACEHOLDER } from './picture-source';
import type { HomeSectionSettings } from './schema/home-schema';
import { site } from './site';
import { toTheme } from './theme/theme-schema';

const readFiles = readOnce(() => {
  const { files, problems } = readOwnerFiles(readEnvironment().dataDir);
  if (problems.length > 0)
    throw new Error(`The site's content is not valid:\n  ${problems.map(formatProblem).join('\n  ')}`);
  return files;
});
const files = readFiles();

/** Colors and fonts for icons, images and the browser's toolbar. Pages use the tokens in app/globals.css. */
export const theme = toTheme(files.theme);
/** The menu entries of `site.json`. Empty if the menu is all categories. */
export const configuredMenu = files.site?.menu ?? [];
/** The questions and answers of /faq/, in order. */
export const faq = files.faq ?? [];
/** Sample reviews and a sample testimonial; undefined without `reviews.json`. Pages mark them as samples. */
export const reviews = files.reviews;
/** The entries of `redirects.json`, including inactive ones. */
export const redirects = files.redirects ?? [];
/** The sample rows of the admin's orders table. */
export const orders = files.orders ?? [];

const { tagline, description, featuredBrands, pictures } = files.site ?? {};
/** Texts and pictures that browser scripts do not need. */
export const branding = {
  tagline: tagline ?? 'Our products',
  description: description ?? 'A catalog with prices, sizes and details of every product.',
  featuredBrands,
  pictures: { notFound: '/drawings/neutral/not-found.svg', ...pictures },
};

/** Sections of the home page without a `home.json`. */
const DEFAULT_SECTIONS = ['hero', 'tiles', 'marks', 'paste', 'roles', 'featured', 'reasons', 'testimonial'] as const;
const home: readonly HomeSectionSettings[] = files.home ?? DEFAULT_SECTIONS.map((show) => ({ show }));

/** The sections of the home page in order, each with a unique id: 'featured', 'featured-2'. */
export const homeSections = home.map((section, index) => {
  const count = home.slice(0, index + 1).filter(({ show }) => show === section.show).length;
  const name = section.show === 'tiles' ? 'categories' : section.show;
  return { id: count > 1 ? `${name}-${count}` : name, section };
});

/** Paths of the pictures that are not of products: home page, illustrations and placeholders. */
export const shopPictures: readonly string[] = [
  ...home.flatMap((section) => (section.show === 'hero' && section.picture ? section.picture : [])),
  ...Object.values(branding.pictures),
  NEUTRAL_PLACEHOLDER,
  ...(files.categories ?? []).flatMap(({ placeholder }) => placeholder ?? []),
];

const hasGuides = SIZE_GUIDES.length > 0;
const ownerTexts: NonNullable<typeof files.texts> = files.texts ?? {};
/** The texts of `texts.json`, with neutral defaults for pages. */
export const texts = {
  featured: [],
  reasons: [],
  request: { next: 'We will answer by e-mail. Nothing is charged before you agree.' },
  contact: {
    intro: 'Ask about a product, a size or a delivery.',
    description: `How to reach ${site.name}: contact details and a form for questions about products, sizes and deliveries.`,
  },
  faq: {
    intro:
      faq.length > 0 ? 'Answers before you contact us.' : 'No questions yet. Ask the first one on the contact page.',
    description: `Frequently asked questions about ${site.name}, each with a short answer, and how to ask another one.`,
  },
  sizeGuide: {
    intro: hasGuides
      ? 'How to measure, with size charts.'
      : 'There is no size guide. Each product lists its own sizes.',
    description: 'How to measure, with size charts in inches and centimeters.',
  },
  ...ownerTexts,
};

/** The texts of the footer. */
export const footerTexts = {
  newsletter: texts.newsletter,
  notices: [texts.sample?.notice, texts.footnote].flatMap((notice) => notice ?? []),
};

/** A question of the FAQ with its answer. */
export type FaqEntry = (typeof faq)[number];
/** The content of `reviews.json`. */
export type Reviews = NonNullable<typeof reviews>;
/** A row of the admin's orders table. */
export type Order = (typeof orders)[number];
