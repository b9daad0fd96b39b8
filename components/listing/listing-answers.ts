import { type ListingState, parseListing, serializeListing } from '@/lib/listing/address';
import { facetsOf } from '@/lib/listing/facets/table';
import type { Scope } from '@/lib/listing/scope';
import { askCatalogue } from '@/lib/worker/client';
import type { ListingAnswer } from '@/lib/worker/protocol';

/** The question that an address asks of a listing, and the answer once there is one. */
export type ListingQuestion = {
  scope: Scope;
  state: ListingState;
  /** The state as a query. Both say what the listing has understood, once there is an answer. */
  query: string;
  answer?: ListingAnswer;
};

export type Answered = ListingQuestion & { answer: ListingAnswer };

const MAX_QUESTIONS = 120;

/**
 * The questions that were asked of a page. Each address is read once, and its question carries its answer, so that Back draws a
 * listing at once and finds its place on the page again.
 */
class ListingAnswers {
  private readonly questions = new Map<string, ListingQuestion>();

  /** The question that the query of an address asks; the same for all queries of one state. */
  question(scope: Scope, query: string): ListingQuestion {
    const place = JSON.stringify(scope);
    const known = this.questions.get(`${place} ${query}`);
    if (known) return known;
    const facets = facetsOf(scope);
    const state = parseListing(query, facets);
    const normal = serializeListing(state, facets);
    if (this.questions.size >= MAX_QUESTIONS) this.questions.clear();
    const question = this.questions.get(`${place} ${normal}`) ?? { scope, state, query: normal };
    for (const name of [query, normal]) this.questions.set(`${place} ${name}`, question);
    return question;
  }

  /** Brings a question with its answer; rejects when the index cannot be loaded. */
  async ask(question: ListingQuestion): Promise<Answered> {
    if (!question.answer) {
      const { scope, state } = question;
      const answer = await askCatalogue({ kind: 'list', scope, state });
      const query = serializeListing(answer.state, facetsOf(scope));
      Object.assign(question, { state: answer.state, query, answer });
      this.questions.set(`${JSON.stringify(scope)} ${query}`, question);
    }
    return question as Answered;
  }
}

export const listingAnswers = new ListingAnswers();
