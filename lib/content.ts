import 'server-only';
import faqData from '../data/faq.json';
import ordersData from '../data/orders.json';
import reviewsData from '../data/reviews.json';
import siteData from '../data/site.json';
import { siteSchema } from './site-schema';
import { z } from './zod';

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

/** Checks a file of `data/`; stops the build with every problem, each naming file and field. */
function check<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${file}: ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site's content is not valid:\n${lines.join('\n')}`);
}

check('data/site.json', siteSchema, siteData);

/** The questions and answers of /faq/, in order. */
export const faq = check('data/faq.json', faqSchema, faqData);
/** Sample reviews and a sample testimonial: always shown as samples, never put into structured data. */
export const reviews = check('data/reviews.json', reviewsSchema, reviewsData);
/** The sample rows of the admin's orders table. */
export const orders = check('data/orders.json', z.array(orderSchema), ordersData);

export type FaqEntry = (typeof faq)[number];
export type Reviews = typeof reviews;
export type Order = (typeof orders)[number];
