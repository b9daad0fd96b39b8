import 'server-only';
import categoriesData from '@data/categories.json';
import faqData from '@data/faq.json';
import introductionData from '@data/introduction.json';
import operatorData from '@data/operator.json';
import orderKitsData from '@data/order-kits.json';
import ordersData from '@data/orders.json';
import reviewsData from '@data/reviews.json';
import searchData from '@data/search.json';
import siteData from '@data/site.json';
import sizeGuidesData from '@data/size-guides.json';
import textsData from '@data/texts.json';
import themeData from '@data/theme.json';
import { formatProblem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { readEnvironment } from '../environment';
import { isRecord } from '../is-record';
import { checkOwnerFiles } from './check-owner-files';
import { introduction } from './introduction';
import { NEUTRAL_PLACEHOLDER } from './picture-source';
import { readDataText } from './read-data-text';
import { site } from './site';

const { dataDir } = readEnvironment();
const { files, problems } = checkOwnerFiles(
  {
    site: isRecord(siteData) ? { ...siteData, ...(introductionData as object), ...(operatorData as object) } : siteData,
    categories: categoriesData,
    texts: textsData,
    faq: faqData,
    // No script holds it: a change of it compiles nothing anew.
    home: parseJson(readDataText('home.json') ?? 'null', 'home.json'),
    reviews: reviewsData,
    orders: ordersData,
    'size-guides': sizeGuidesData,
    search: searchData,
    theme: themeData,
    'order-kits': orderKitsData,
  },
  dataDir,
);
if (problems.length > 0) {
  throw new Error(
    `The site's content is not valid:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`,
  );
}

/** The entries of the menu if the owner has written it. */
export const writtenMenu = files.site?.menu ?? [];
/** The questions and answers of /faq/, in order. */
export const faq = files.faq ?? [];
/** The sections of the home page in the owner's order; undefined for the usual ones. */
export const home = files.home;
/** The paths of the shop's own pictures outside of products: of the home page, the illustrations and the placeholders. */
export const shopPictures: readonly string[] = [
  ...(home ?? []).flatMap((section) => (section.show === 'hero' && section.picture ? section.picture : [])),
  ...Object.values(introduction.pictures),
  NEUTRAL_PLACEHOLDER,
  ...(files.categories ?? []).flatMap(({ placeholder }) => placeholder ?? []),
];
/** Sample reviews and a sample testimonial, where there are any: always shown as samples, never put into structured data. */
export const reviews = files.reviews;
/** The sample rows of the admin's orders table. */
export const orders = files.orders ?? [];

/** Sentences that the shop says in its own words, with neutral ones for what the data folder leaves out. */
export const texts = {
  hero: undefined,
  paste: undefined,
  roles: undefined,
  featured: [],
  reasons: [],
  sample: undefined,
  footnote: undefined,
  newsletter: undefined,
  contact: {
    intro: 'Ask about a product, a size or a delivery.',
    description: `How to reach ${site.name}: contact details and a form for questions about products, sizes and deliveries.`,
  },
  faq: {
    intro:
      faq.length > 0
        ? 'What buyers ask before they write.'
        : 'Nothing has been asked so far. The contact page takes the first question.',
    description: `Questions that buyers ask ${site.name} before they write, each with a short answer, and the way to ask another one.`,
  },
  sizeGuide: {
    intro:
      SIZE_GUIDES.length > 0
        ? 'How to measure, and what the usual sizes measure.'
        : 'There is no guide to the sizes of these goods: each product names its own.',
    description: 'How to measure, and what the usual sizes measure, with tables in inches and centimeters.',
  },
  ...files.texts,
};

/** The texts of the footer. */
export const footerTexts = {
  newsletter: texts.newsletter,
  notices: [texts.sample?.notice, texts.footnote].flatMap((notice) => notice ?? []),
};

/** A question of the FAQ with its answer. */
export type FaqEntry = (typeof faq)[number];
/** The reviews that the home page shows. */
export type Reviews = NonNullable<typeof reviews>;
/** An order that the page of the account shows. */
export type Order = (typeof orders)[number];
/** A reason to buy here, which the home page gives. */
export type ShopReason = (typeof texts)['reasons'][number];
