import type { Choice } from '../catalogue/choice';

/** A wish for one product. The name, item number and price are those it had when the line was written: the catalog may change. */
export type RequestLine = {
  /** The line's id, made at random; no two lines of a list share one. */
  id: string;
  /** The id of the product. */
  product: string;
  name: string;
  brand: string;
  model?: string;
  /** 0 for a price on request. */
  price: number;
  /** The picked colors and sizes; one that is left open is missing. */
  choice: Choice;
  /** A whole number from 1 to {@link MOST_OF_A_LINE}. */
  quantity: number;
  /** The person it is for. */
  person?: string;
  note?: string;
};

/** The buyer, and the purpose; '' for a field that is empty. */
export type RequestHead = {
  organization: string;
  contact: string;
  email: string;
  phone: string;
  /** Number of the purchase order. */
  po: string;
  /** 'YYYY-MM-DD'. */
  neededBy: string;
  /** The code of the state that it ships to. */
  state: string;
  note: string;
};

/** The whole list, in the buyer's order. */
export type RequestList = { head: RequestHead; lines: readonly RequestLine[] };

/** The most lines of a request list. */
export const MOST_LINES = 500;
/** The most pieces of a line. */
export const MOST_OF_A_LINE = 9999;

/** The head of a request before anything is typed. */
export const BLANK_HEAD: RequestHead = {
  organization: '',
  contact: '',
  email: '',
  phone: '',
  po: '',
  neededBy: '',
  state: '',
  note: '',
};

/** The request list of a visitor who has put nothing into it. */
export const EMPTY_LIST: RequestList = { head: BLANK_HEAD, lines: [] };
