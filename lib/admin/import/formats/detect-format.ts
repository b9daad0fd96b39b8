import { allFields } from './all-fields';
import { google } from './google';
import { plain } from './plain';
import { fieldOfHeading, type ProductFormat, plainHeading } from './product-format';
import { shopify } from './shopify';
import { square } from './square';
import { woocommerce } from './woocommerce';

/** All formats; the first one that fits a table reads it. */
export const FORMATS: readonly ProductFormat[] = [allFields, shopify, woocommerce, square, google, plain];

/** The format of a mapping file by its name; undefined for an unknown one. */
export const formatByName = (name: string): ProductFormat | undefined => FORMATS.find((format) => format.name === name);

/** The format of a table by its headings. The CSV with all fields has no others than its own. */
export function detectFormat(headings: readonly string[]): ProductFormat {
  const names = new Set(headings.map(plainHeading));
  const fits = (format: ProductFormat) =>
    format.detect.every((heading) => heading.split('|').some((name) => names.has(name))) &&
    (format !== allFields || headings.every((heading) => fieldOfHeading(allFields, heading) !== 'ignore'));
  return FORMATS.find(fits) ?? plain;
}

/** Whether any format has a heading, by which the line of the headings is found in a file. */
export function isKnownHeading(heading: string): boolean {
  return FORMATS.some((format) => fieldOfHeading(format, heading) !== 'ignore');
}
