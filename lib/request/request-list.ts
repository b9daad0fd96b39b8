import type { Selection } from '../catalogue/variants/offer';

/**
 * A requested product. Name, brand, item number and price are copies from the time when the line was added.
 * They are shown if the product leaves the catalogue, and reveal a changed price.
 */
export type RequestLine = {
  /** Unique within its list. */
  id: string;
  /** Product id. */
  product: string;
  name: string;
  brand: string;
  model?: string;
  /** Unit price; 0 means price on request. */
  price: number;
  /** Selected color, sizes and options. Options without a selection are missing. */
  choice: Selection;
  /** Integer from 1 to {@link MAX_QUANTITY}. */
  quantity: number;
  note?: string;
};

/** Shopper and order; an empty field is ''. */
export type RequestDetails = {
  organization: string;
  contact: string;
  email: string;
  /** Purchase order number. */
  po: string;
  /** Code of the ship-to state, such as 'TX'. */
  state: string;
  note: string;
};

/** Order details, and lines in the order in which they were added. */
export type RequestList = { details: RequestDetails; lines: readonly RequestLine[] };

export const MAX_LINES = 500;
export const MAX_QUANTITY = 9999;
/** Maximum number of characters in a quick order row. */
export const MAX_CHARACTERS = 300;

export const BLANK_DETAILS: RequestDetails = { organization: '', contact: '', email: '', po: '', state: '', note: '' };
export const EMPTY_LIST: RequestList = { details: BLANK_DETAILS, lines: [] };

/** Order details with a text for each field. */
export function mapDetails(textOf: (field: keyof RequestDetails) => string): RequestDetails {
  const fields = Object.keys(BLANK_DETAILS) as (keyof RequestDetails)[];
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as RequestDetails;
}

/** Random line id. `crypto.randomUUID` is missing without HTTPS, such as in a local network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36).padStart(7, '0')).join('');
}

/** Parses '12', '1,200' or '12.00'; '' is 0. Returns undefined for other texts and above {@link MAX_QUANTITY}. */
export function parseQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.test(trimmed)) return undefined;
  const quantity = Number(trimmed.replaceAll(',', ''));
  return quantity <= MAX_QUANTITY ? quantity : undefined;
}
