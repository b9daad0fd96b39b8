import { allFields } from './all-fields';
import { google } from './google';
import { plain } from './plain';
import { fieldOfHeading, type ProductFormat, plainHeading } from './product-format';
import { shopify } from './shopify';
import { square } from './square';
import { woocommerce } from './woocommerce';

/** All formats. The first one that matches a table is used. */
export const FORMATS: readonly ProductFormat[] = [allFields, shopify, woocommerce, square, google, plain];

/** Format by its name in a mapping file; `undefined` for an unknown name. */
export const formatByName = (name: string): ProductFormat | undefined => FORMATS.find((format) => format.name === name);

/** Detects the format of a table by its headings. The CSV with all fields must not have other headings. */
export function detectFormat(headings: readonly string[]): ProductFormat {
  const names = new Set(headings.map(plainHeading));
  const matches = (format: ProductFormat) =>
    format.detect.every((heading) => heading.split('|').some((name) => names.has(plainHeading(name)))) &&
    (format !== allFields || headings.every((heading) => fieldOfHeading(allFields, heading) !== 'ignore'));
  return FORMATS.find(matches) ?? plain;
}

/** True if any format has the heading. Used to find the header row of a file. */
export function isKnownHeading(heading: string): boolean {
  return FORMATS.some((format) => fieldOfHeading(format, heading) !== 'ignore');
}
