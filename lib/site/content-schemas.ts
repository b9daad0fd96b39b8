import { z } from '../zod';

const text = z.string().min(1);
const day = z.iso.date();
const stars = z.number().min(0).max(5);

/** `faq.json` of the data folder: the questions and answers of /faq/, in order. */
export const faqSchema = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), question: text, answer: z.array(text).min(1) }),
);

/** `reviews.json`: what stands in a shop of reviews, never put into structured data. */
export const reviewsSchema = z.strictObject({
  overall: z.strictObject({ rating: stars, count: z.int().min(0) }),
  reviews: z.array(z.strictObject({ name: text, date: day, rating: stars, text })),
  testimonial: z.strictObject({ name: text, role: text, text }),
});

/** `orders.json`: rows for the admin's table of orders. */
export const ordersSchema = z.array(
  z.strictObject({
    id: text,
    customer: text,
    amount: z.number().min(0),
    status: z.enum(['Completed', 'Processing', 'Shipped', 'Pending']),
    date: day,
  }),
);
