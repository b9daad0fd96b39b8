import { wrongType } from '../catalogue/schema/text';
import { z } from '../zod';

/** An address that begins with https://. */
export const httpsSchema = z.url({ protocol: /^https$/, error: wrongType('an address that begins with https://') });
