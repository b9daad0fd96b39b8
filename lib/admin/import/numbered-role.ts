import type { Role } from './roles';

const CATEGORY_LEVEL =
  /^(?:product )?(?:category|kategorie|categorie|categoria|warengruppe) (?:level |ebene |niveau |nivel |livello |stufe )?(\d)$/;

const NUMBERED_IMAGE =
  /^(?:additional |product )?(?:images?|pictures?|photos?|bild|foto|imagen|immagine|imagem|afbeelding)(?: (?:url|link|src))? ?\d{1,2}(?: (?:url|link|src))?$/;

const OPTION = '(?:product |variant )?(?:option|attribute?|attributo|atributo|variations?|variant|merkmal)';
const OPTIONS: readonly RegExp[] = [
  new RegExp(`^${OPTION} ?(?<number>\\d{1,2}) (?<part>name|type|value|values|value s|wert|werte|wert e)$`),
  new RegExp(`^${OPTION} ?(?<part>name|type|value|values|wert) ?(?<number>\\d{1,2})$`),
  /^(?<part>nom|nombre|nome|valeur s|valeurs?|valor es|valor|valore i|valore) .*(?:at+ribut|varia|op[ct]|opzion)\w* (?<number>\d{1,2})$/,
];

/** The role of a numbered column by its plain name: of an option as 'option1 name' or 'nom de lattribut 1', of a picture, or of a level of categories. */
export function numberedRole(header: string): Role | undefined {
  const plain = header.replace(/\b(?:one|two|three)\b/, (word) => ({ one: '1', two: '2', three: '3' })[word] ?? word);
  const level = CATEGORY_LEVEL.exec(plain)?.[1];
  if (level) return Number(level) === 1 ? 'category' : 'subcategory';
  if (NUMBERED_IMAGE.test(plain)) return 'image_links';
  if (/^(?:bullet point|feature|highlight) ?\d$/.test(plain)) return 'features';
  for (const pattern of OPTIONS) {
    const { number, part = '' } = pattern.exec(plain)?.groups ?? {};
    if (number === undefined) continue;
    const word = /^(?:name|type|nom|nombre|nome)$/.test(part)
      ? 'name'
      : /^(?:value|wert|valor|valore|valeur)$/.test(part)
        ? 'value'
        : 'values';
    return `option ${Number(number)} ${word}`;
  }
  return undefined;
}
