import { z } from '../../zod';
import { ALT_LENGTH } from '../pictures';
import { lineSchema, wrongType } from './text';

/** What pictures of a product show, by their addresses: a line each, read out in the place of the picture. */
export const imageAltsSchema = z.record(z.string(), lineSchema(ALT_LENGTH), {
  error: wrongType('a group of addresses'),
});

/** Descriptions of what is no picture of the product: nobody would ever read them, so that they are refused and not dropped. */
export function strayAlts({ image_alts, image_links = [] }: { image_alts?: unknown; image_links?: unknown }) {
  if (typeof image_alts !== 'object' || image_alts === null || !Array.isArray(image_links)) return [];
  return Object.keys(image_alts)
    .filter((address) => !image_links.includes(address))
    .map((address) => ({
      path: ['image_alts', address],
      message: `describes ${JSON.stringify(address.slice(0, 80))}, which is not among the images`,
    }));
}
