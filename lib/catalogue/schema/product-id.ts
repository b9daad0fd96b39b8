import { z } from 'zod';
import { wrongType } from './text';

// Names that Windows hosts refuse as folders, and names that stand for another page of the export.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|index|404|page)$/;
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A product id, which is also the folder of its page: 1 to 80 lower-case letters, digits and single hyphens,
 * so that the same file answers on every host and no two ids differ only in case or Unicode form.
 */
export const productIdSchema = z
  .string({ error: wrongType('text') })
  .min(1, { error: 'must not be empty' })
  .max(80, { error: (issue) => `is ${String(issue.input).length} characters long; at most 80 are allowed` })
  .refine((id) => id === '' || id.length > 80 || SHAPE.test(id), {
    error: (issue) =>
      `${JSON.stringify(issue.input)} may hold only lower-case letters a to z, digits and single hyphens, as in "boot-104"`,
  })
  .refine((id) => !RESERVED.test(id), {
    error: (issue) => `${JSON.stringify(issue.input)} is a reserved name; choose another`,
  });
