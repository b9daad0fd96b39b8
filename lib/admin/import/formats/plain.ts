import type { ImportField } from '../import-fields';
import headings from './plain-headings.json' with { type: 'json' };
import type { ProductFormat } from './product-format';

const OPTION = '(?:product |variant )?(?:option|attribute?|attributo|atributo|variation|variant|merkmal)';

/** Patterns of numbered option columns: 'Option 1 name', 'Attribute 2 value'. */
const options = ([1, 2, 3] as const).flatMap((number): [RegExp, ImportField][] => [
  [new RegExp(`^${OPTION} ?${number} (?:name|type)$|^${OPTION} ?(?:name|type) ?${number}$`), `option${number}Name`],
  [new RegExp(`^${OPTION} ?${number} (?:value|wert)$|^${OPTION} ?(?:value|wert) ?${number}$`), `option${number}Value`],
  [new RegExp(`^${OPTION} ?${number} (?:values|value s|werte|wert e)$`), `option${number}Values`],
]);

/**
 * Any other table. `plain-headings.json` has headings by field in fourteen languages: English, German, French, Spanish, Italian,
 * Portuguese, Dutch, Polish, Swedish, Danish, Czech, Hungarian, Hebrew and Arabic.
 */
export const plain: ProductFormat = {
  name: 'plain',
  label: 'Table',
  detect: [],
  columns: Object.fromEntries(Object.entries(headings).map(([field, lines]) => [field, lines.join(',')])),
  patterns: [
    ...options,
    [
      /^(?:additional |product )?(?:images?|pictures?|photos?|bild|foto|imagen|immagine|imagem|afbeelding|zdjecie)(?: (?:url|link|src))? ?\d{1,2}(?: (?:url|link|src))?$/,
      'image',
    ],
    [/^(?:category|kategorie|categorie|categoria|kategoria)(?: level)? ?1$/, 'category'],
    [/^(?:category|kategorie|categorie|categoria|kategoria)(?: level)? ?[2-4]$/, 'subcategory'],
    [/^(?:bullet point|feature|highlight) ?\d$/, 'features'],
  ],
  rows: 'flat',
  categories: 'path',
};
