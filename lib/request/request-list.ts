import type { Selection } from '../catalogue/variants/selection';

/**
 * A requested product. Name, brand, item number and price are those of the day when the line was added: they name a product that has
 * left the catalogue, and show that a price has changed.
 */
export type RequestLine = {
  /** Unique within its list. */
  id: string;
  /** The id of the product. */
  product: string;
  name: string;
  brand: string;
  model?: string;
  /** The price of one; 0 is a price on request. */
  price: number;
  /** The chosen color, sizes and options; an open one is missing. */
  choice: Selection;
  /** A whole number from 1 to {@link MAX_QUANTITY}. */
  quantity: number;
  note?: string;
};

/** The shopper and the order; '' for an empty field. */
export type RequestDetails = {
  organization: string;
  contact: string;
  email: string;
  /** The number of the purchase order. */
  po: string;
  /** The code of the ship-to state. */
  state: string;
  note: string;
};

/** A request list: the details of the order, and its lines in the order in which they were added. */
export type RequestList = { details: RequestDetails; lines: readonly RequestLine[] };

export const MAX_LINES = 500;
export const MAX_QUANTITY = 9999;
/** The most characters of a row of quick order. */
export const MAX_CHARACTERS = 300;

export const BLANK_DETAILS: RequestDetails = { organization: '', contact: '', email: '', po: '', state: '', note: '' };
export const EMPTY_LIST: RequestList = { details: BLANK_DETAILS, lines: [] };

/** A random id for a line. `crypto.randomUUID` does not exist on pages without HTTPS, such as in a local network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36).padStart(7, '0')).join('');
}

/** A quantity as people and spreadsheets write it: '12', '1,200', '12.00', '' for 0; undefined for anything else, and above {@link MAX_QUANTITY}. */
export function parseQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.test(trimmed)) return undefined;
  const quantity = Number(trimmed.replaceAll(',', ''));
  return quantity <= MAX_QUANTITY ? quantity : undefined;
}
