import { z } from '../../zod';
import { lineSchema, list, namedObject, wrongType } from './text';

const DOCUMENT = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.pdf$/i;

const documentSchema = namedObject('a document', {
  name: lineSchema(80),
  href: z.string({ error: wrongType('text') }).regex(DOCUMENT, {
    error: ({ input }) =>
      `is ${JSON.stringify(String(input).slice(0, 80))}; it must be a PDF of your own, such as /uploads/size-chart.pdf`,
  }),
});

/** The PDF files of a product. */
export const documentsSchema = list(documentSchema, 20, 'documents');
