import { lineSchema, namedObject, wrongType } from '../../catalogue/schema/text';
import { z } from '../../zod';
import { described } from '../described';

/** The head of `pages/NAME.md`: what menus, search engines and lists of pages say of it. */
export const ownPageSchema = namedObject('a page', {
  title: described(lineSchema(80), {
    label: 'Title',
    about: 'The heading of the page, and its name in menus, search and search engines.',
  }),
  description: described(lineSchema(300), {
    label: 'Description',
    about: 'A sentence for search engines and for the search of the shop; the first paragraph where it is left out.',
    control: 'area',
  }).optional(),
  link: described(z.enum(['menu', 'footer', 'none'], { error: wrongType('"menu", "footer" or "none"') }), {
    label: 'Link',
    about:
      'Where every page leads to it: `menu` for header and footer, `footer` for the footer, `none` where your own links do. The footer where it is left out.',
    control: 'choice',
  }).optional(),
  date: described(z.iso.date({ error: wrongType('a day such as 2026-03-24') }), {
    label: 'Date',
    about: 'The day on which you last changed the page, for search engines.',
    control: 'date',
  }).optional(),
});

/** The checked head of a page. */
export type OwnPageFields = z.output<typeof ownPageSchema>;
