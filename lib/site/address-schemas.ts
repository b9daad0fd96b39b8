import { wrongType } from '../catalogue/schema/text';
import { z } from '../zod';

/** An address that begins with https://. */
export const httpsSchema = z.url({ protocol: /^https$/, error: wrongType('an address that begins with https://') });

/** The address of a page of the shop, which may set filters: '/shoes/?size=9'. */
export const shopAddressSchema = z
  .string({ error: wrongType('text') })
  .regex(/^\/(?:[\w-]+\/)*(?:\?[^#\s]+)?$/, { error: 'must be the address of a page of this shop, such as /shoes/' });
