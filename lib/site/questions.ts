import data from '@data/questions.json';

/** The questions of /faq/ by their ids, for the search; their answers are read by `content` alone. */
export const faqQuestions = data as readonly { id: string; question: string }[];
