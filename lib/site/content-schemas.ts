import { lineSchema, list, namedObject, prose, wrongType } from '../catalogue/schema/text';
import { z } from '../zod';
import { described } from './described';

const day = z.iso.date({ error: wrongType('a day such as 2026-03-09') });
const stars = z
  .number({ error: wrongType('a number from 0 to 5') })
  .refine((value) => value >= 0 && value <= 5, { error: 'must be from 0 to 5' });
const amount = z
  .number({ error: wrongType('a number') })
  .refine((value) => value >= 0, { error: 'must not be below 0' });
const rating = described(stars, { label: 'Stars', about: 'From 0 to 5.' });
const words = described(prose(2000), { label: 'Text', about: 'The words of the buyer.', control: 'area' });
const buyer = described(lineSchema(80), { label: 'Name', about: 'The name of the buyer.' });

/** `faq.json` of the data folder: the questions and answers of /faq/, in order. */
export const faqSchema = list(
  namedObject('a question', {
    id: described(
      z
        .string({ error: wrongType('text') })
        .regex(/^[a-z0-9-]+$/, { error: 'may hold only a to z, digits and hyphens' }),
      { label: 'Id', about: 'The end of its address: `/faq/#returns`.' },
    ),
    question: described(lineSchema(200), { label: 'Question', about: 'The words of the question.' }),
    answer: described(
      list(prose(2000), 20, 'paragraphs').refine((paragraphs) => paragraphs.length > 0, {
        error: 'must have a paragraph',
      }),
      { label: 'Answer', about: 'The paragraphs of the answer.', control: 'area' },
    ),
  }),
  300,
  'questions',
);

/** `reviews.json`: what stands in a shop of reviews, never put into structured data. */
export const reviewsSchema = namedObject('the reviews of the shop', {
  overall: namedObject('a rating', {
    rating,
    count: described(
      z.int({ error: wrongType('a whole number') }).refine((value) => value >= 0, { error: 'must not be below 0' }),
      { label: 'Number', about: 'The number of reviews.' },
    ),
  }),
  reviews: list(
    namedObject('a review', {
      name: buyer,
      date: described(day, { label: 'Day', about: 'The day of the review.', control: 'date' }),
      rating,
      text: words,
    }),
    200,
    'reviews',
  ),
  testimonial: namedObject('a testimonial', {
    name: buyer,
    role: described(lineSchema(120), { label: 'Role', about: 'The buyer’s work or place.' }),
    text: words,
  }),
});

/** `orders.json`: rows for the admin's table of orders. */
export const ordersSchema = list(
  namedObject('an order', {
    id: described(lineSchema(40), { label: 'Order', about: 'The number of the order.' }),
    customer: described(lineSchema(80), { label: 'Buyer', about: 'The name of the buyer.' }),
    amount: described(amount, { label: 'Sum', about: 'The sum, in the currency of the shop.' }),
    status: described(
      z.enum(['Completed', 'Processing', 'Shipped', 'Pending'], { error: wrongType('the state of an order') }),
      { label: 'State', about: 'The state of the order.', control: 'choice' },
    ),
    date: described(day, { label: 'Day', about: 'The day of the order.', control: 'date' }),
  }),
  1000,
  'orders',
);
