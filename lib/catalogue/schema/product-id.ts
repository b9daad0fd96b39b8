import { tooLong, wrongType, z } from '../../zod';

// Names that Windows does not allow for folders, and names of other pages of the export.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|index|404|page)$/;
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A product id, which is also the folder of its page: 1 to 80 lower-case letters, digits and single hyphens. Ids that differ only
 * in case or Unicode form would be the same path on some hosts.
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
