import { z } from '../../zod';
import { tooLong, wrongType } from './zod-helpers';

// Names that Windows hosts refuse as folders, and names that stand for another page of the export.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|index|404|page)$/;
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A product id, which is also the folder of its page: 1 to 80 lower-case letters, digits and single hyphens,
 * so that the same file answers on every host and no two ids differ only in case or Unicode form.
 */
export const productIdSchema = z
  .string({ error: wrongType('text') })
  .refine((id) => id !== '', { error: 'must not be empty' })
  .refine((id) => id.length <= 80, { error: tooLong(80) })
  .refine((id) => id === '' || id.length > 80 || SHAPE.test(id), {
    error: (issue) =>
      `${JSON.stringify(issue.input)} may have only lower-case letters a to z, digits and single hyphens, as in "boot-104"`,
  })
  .refine((id) => !RESERVED.test(id), {
    error: (issue) => `${JSON.stringify(issue.input)} is a reserved name; choose another`,
  });
