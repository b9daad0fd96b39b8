import data from '@data/faq.json';
import type { FaqEntry } from './content';

/** The questions of /faq/ by their ids, for the search; their answers are read by `content` alone. */
export const faqQuestions = ((data ?? []) as readonly FaqEntry[]).map(({ id, question }) => ({ id, question }));
