import { lineSchema, listSchema, multilineTextSchema, objectSchema, wrongType, z } from '../../zod';

const day = z.iso.date({ error: wrongType('a day such as 2026-03-09') });
const amount = z.number({ error: wrongType('a number') }).nonnegative({ error: 'must not be below 0' });
const rating = z
  .number({ error: wrongType('a number from 0 to 5') })
  .min(0, { error: 'must be from 0 to 5' })
  .max(5, { error: 'must be from 0 to 5' })
  .describe('Stars, from 0 to 5.');
const quote = multilineTextSchema(2000).describe('Text of the review.');
const customer = lineSchema(80).describe('Name of the customer.');

const questionSchema = objectSchema('a question', {
  id: z
    .string({ error: wrongType('text') })
    .regex(/^[a-z0-9-]+$/, { error: 'may have only a to z, digits and hyphens' })
    .describe('End of its address: `returns` for `/faq/#returns`.'),
  question: lineSchema(200).describe('The question.'),
  answer: listSchema(multilineTextSchema(2000), 20, 'paragraphs', 1).describe('Paragraphs of the answer.'),
});

/** `faq.json` of the data folder: the questions of /faq/, in order. */
export const faqSchema = listSchema(questionSchema, 300, 'questions');

const reviewSchema = objectSchema('a review', {
  name: customer,
  date: day.describe('Day of the review.'),
  rating,
  text: quote,
});

/** `reviews.json`: sample reviews. They never enter structured data. */
export const reviewsSchema = objectSchema('the reviews of the shop', {
  overall: objectSchema('a rating', { rating, count: amount.describe('Number of reviews.') }),
  reviews: listSchema(reviewSchema, 200, 'reviews'),
  testimonial: objectSchema('a testimonial', {
    name: customer,
    role: lineSchema(120).describe('Job or place of the customer.'),
    text: quote,
  }),
});

const orderSchema = objectSchema('an order', {
  id: lineSchema(40).describe('Order number.'),
  customer,
  amount: amount.describe('Total in the currency of the shop.'),
  status: z
    .enum(['Completed', 'Processing', 'Shipped', 'Pending'], { error: wrongType('the state of an order') })
    .describe('State of the order.'),
  date: day.describe('Day of the order.'),
});

/** `orders.json`: rows of the orders table in the admin. */
export const ordersSchema = listSchema(orderSchema, 1000, 'orders');
