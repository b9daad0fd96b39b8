import data from '@data/locality.json';

/** The words and the order of dates that a shop's currency and locale bring with them: needed in few places. */
export type Locality = {
  /** The currency in words: 'US dollars'. */
  currencyName: string;
  /** The order of day, month and year: 'mdy'. */
  dateOrder: string;
  /** Codes of currencies by their signs in capitals. */
  currencySigns: Readonly<Record<string, string>>;
};

/** The facts of this shop's locale. */
export const locality = data as Locality;
