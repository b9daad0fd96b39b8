import { foldText } from '../../fold';
import { CURRENCY_WORD, isCurrency } from './currencies';

/** The plain name of a column: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link', 'Größe' -> 'große'. */
export function plainHeader(column: string): string {
  return foldText(
    column
      .slice(0, 200)
      .replace(/^[gc]:/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );
}

/** A column's name without what stands in brackets, a currency, and marks of what must be filled in: 'Prix TTC (€)' -> 'Prix TTC', 'Name *' -> 'Name'. */
export function bareHeader(column: string): string {
  return column
    .slice(0, 200)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(CURRENCY_WORD, (word) => (isCurrency(word.toUpperCase()) ? ' ' : word));
}

const FILLERS = new Set(
  'ttc brutto gross inkl incl inc inclusive including mwst ust vat tax iva incluido inclusa con btw product item article artikel articolo articulo artigo vare produkt producto prodotto produit produto de la del du des l our the in kg gr lbs'.split(
    ' ',
  ),
);

/** A plain name without words that tell columns of goods nothing: 'prix promo ttc' -> 'prix promo', 'item description' -> 'description'. */
export const withoutFillers = (plain: string) =>
  plain
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
