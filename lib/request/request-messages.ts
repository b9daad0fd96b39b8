import { site } from '../site/site';
import type { RequestHead } from './request';

/** The words over what stands in the head of a list: on its page, in its message and in its file. */
export const headLabels: Readonly<Record<keyof RequestHead, string>> = {
  organization: site.buyer,
  contact: 'Contact',
  email: 'E-mail',
  phone: 'Phone',
  po: 'PO number',
  neededBy: 'Needed by',
  state: 'Ship to',
  note: 'Note',
};

/** The words over the columns of its lines, in its table of text and in its file. */
export const lineLabels = {
  model: 'Item number',
  price: 'Unit price',
  total: 'Total',
  choice: 'Color and size',
} as const;

export const forNoOne = 'For no one by name';
export const comparisonFull = 'Four are chosen already: take one out first.';
export const notKept = 'Not kept: this browser has no room, or keeps nothing.';
export const addedToRequest = 'Added to the request list.';
/** Reasons why nothing was added to the request list. */
export const notAdded = {
  full: 'Not added: this browser has no room left.',
  denied: 'Not added: this browser keeps nothing.',
  unreadable: 'Not added: the list of this browser cannot be read.',
  'too-many': 'Not added: the list is full.',
  unreached: 'Not added: the product data could not be loaded.',
} as const;
export const listNeedsScript = 'A list that is put together here needs JavaScript, which is off.';
export const catalogMissing = 'The product data could not be loaded.';
/** Reasons why a change to the request list was not kept, or why it cannot be read. */
export const listFaults = {
  full: 'There is no room left in this browser: the change was not kept.',
  denied:
    'This browser keeps nothing for this site, so the list cannot be kept. Allow site data, or leave private browsing.',
  unreadable: 'A list is kept in this browser that this version cannot read. It stays as it is.',
  'too-many': 'A list holds at most 500 lines: nothing was added.',
} as const;
