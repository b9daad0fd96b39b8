import { isRecord } from '../is-record';
import 'server-only';
import { join } from 'node:path';
import categoriesData from '@data/categories.json';
import faqData from '@data/faq.json';
import introductionData from '@data/introduction.json';
import operatorData from '@data/operator.json';
import orderData from '@data/order.json';
import orderKitsData from '@data/order-kits.json';
import ordersData from '@data/orders.json';
import reviewsData from '@data/reviews.json';
import searchData from '@data/search.json';
import siteData from '@data/site.json';
import sizeGuidesData from '@data/size-guides.json';
import textsData from '@data/texts.json';
import { categoriesSchema } from '../catalogue/schema/category';
import { sizeGuidesSchema } from '../catalogue/schema/size-guides';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { readEnvironment } from '../environment';
import { orderWordsSchema } from '../order/words-schema';
import { unpackWords } from '../packed-words';
import { searchWordsSchema } from '../search/words-schema';
import { z } from '../zod';
import { site } from './site';
import { siteSchema } from './site-schema';
import { textsSchema } from './texts-schema';

const text = z.string().min(1);
const day = z.iso.date();

const faqSchema = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), question: text, answer: z.array(text).min(1) }),
);
const reviewSchema = z.strictObject({ name: text, date: day, rating: z.number().min(0).max(5), text });
const reviewsSchema = z.strictObject({
  overall: z.strictObject({ rating: z.number().min(0).max(5), count: z.int().min(0) }),
  reviews: z.array(reviewSchema),
  testimonial: z.strictObject({ name: text, role: text, text }),
});
const orderSchema = z.strictObject({
  id: text,
  customer: text,
  amount: z.number().min(0),
  status: z.enum(['Completed', 'Processing', 'Shipped', 'Pending']),
  date: day,
});
/** Checks a file of the data folder, undefined where it is left out; stops the build with every problem, each naming file and field. */
function check<Schema extends z.ZodType>(name: string, schema: Schema, data: unknown): z.output<Schema> | undefined {
  if (data === null) return undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const file = join(readEnvironment().dataDir, `${name}.json`);
  const lines = result.error.issues.map((issue) => `  ${file}: ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site's content is not valid:\n${lines.join('\n')}`);
}

check('categories', categoriesSchema, categoriesData);
check(
  'site',
  siteSchema.refine(({ sizeGuide }) => !sizeGuide || sizeGuidesData !== null, {
    path: ['sizeGuide'],
    error: 'is true, but there is no size-guides.json',
  }),
  isRecord(siteData) ? { ...siteData, ...(introductionData as object), ...(operatorData as object) } : siteData,
);
check('search', searchWordsSchema, unpackWords(searchData));
check('order', orderWordsSchema, unpackWords(orderData));
check('size-guides', sizeGuidesSchema, sizeGuidesData);

/** The questions and answers of /faq/, in order. */
export const faq = check('faq', faqSchema, faqData) ?? [];
/** Sample reviews and a sample testimonial, where there are any: always shown as samples, never put into structured data. */
export const reviews = check('reviews', reviewsSchema, reviewsData);
/** The sample rows of the admin's orders table. */
export const orders = check('orders', z.array(orderSchema), ordersData) ?? [];

/** The names of the kits as they are written; `getOrderKits` checks them. */
const KITS = Array.isArray(orderKitsData) ? orderKitsData.map((kit) => (isRecord(kit) ? kit.name : undefined)) : [];

/** Sentences that the shop says in its own words, with neutral ones for what the data folder leaves out. */
export const texts = {
  hero: undefined,
  paste: undefined,
  roles: undefined,
  featured: [],
  reasons: [],
  sample: undefined,
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
  ...check(
    'texts',
    textsSchema.superRefine(({ roles }, context) => {
      for (const [item, { links }] of roles?.items.entries() ?? []) {
        for (const [place, { kit }] of links.entries()) {
          if (kit === undefined || KITS.includes(kit)) continue;
          const path = ['roles', 'items', item, 'links', place, 'kit'];
          context.addIssue({ code: 'custom', path, message: `names "${kit}", which order-kits.json does not have` });
        }
      }
    }),
    textsData,
  ),
};

/** A question of the FAQ with its answer. */
export type FaqEntry = (typeof faq)[number];
/** The reviews that the home page shows. */
export type Reviews = NonNullable<typeof reviews>;
/** An order that the page of the account shows. */
export type Order = (typeof orders)[number];
/** A reason to buy here, which the home page gives. */
export type ShopReason = (typeof texts)['reasons'][number];
