import { someOf } from './cells';
import { everyCombination } from './every-combination';
import { familyRows, oneByOne } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';

const listOf = (cell: string) => [
  ...new Set(cell.split(',').flatMap((entry) => entry.trim().replaceAll('_', ' ') || [])),
];

/**
 * Tables of Etsy, in three languages. They do not say which combinations there are: all come in, at the one price. The pieces of a
 * listing are those of all together, which tells of each only that none is left.
 */
export const etsy: Sender = {
  name: 'Etsy',
  has: [
    ['title', 'currency_code', 'variation 1 name'],
    ['titel', 'währungscode', 'variationsname 1'],
    ['titolo', 'currency_code', 'nome variante 1'],
  ],
  drops: ['variation 1 type', 'variation 2 type', 'variation 3 type', 'variationstyp *', 'tipo variante *'],
  arrange: (rows, file) =>
    oneByOne(rows, (row) => {
      const options = [1, 2, 3].map((at) => ({
        name: row.get(`variation ${at} name`, `variationsname ${at}`, `nome variante ${at}`),
        values: listOf(row.get(`variation ${at} values`, `variationswert ${at}`, `valori variante ${at}`)),
      }));
      const offer = row.taken('price: price, preis, prezzo; currency: currency_code, währungscode');
      const pieces = row.get('quantity', 'stückzahl', 'quantità');
      const stock = someOf(pieces) ? '' : pieces;
      const variations = everyCombination(row, options, file, () => ({ ...offer, stock }));
      const numbers = row.get('sku', 'bestandseinheit');
      const facts: SenderFacts = {
        ...offer,
        stock: variations.length > 0 ? stock : pieces,
        ...row.taken('name: title, titel, titolo; description: description, beschreibung, descrizione'),
        tags: listOf(row.get('tags', 'tag')).join(', '),
        // Several numbers are those of its combinations, whose order is not told.
        ...(numbers.includes(',') ? { skus: numbers } : { sku: numbers }),
        features: [['Materials', listOf(row.get('materials', 'materialien', 'materiali')).join(', ')]],
      };
      const images = ['image#', 'bild#', 'immagine#'].flatMap((name) => row.numbered(name, 10));
      const pictures = images.map((address) => ({ address }));
      return familyRows(row, facts, variations, pictures);
    }),
};
