import { allYes, someOf } from './cells';
import { rowsByParent } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import { OPTION_PLACES, type SenderRow } from './sender-row';

/** Tables of JTL-Wawi: variations name the number of their parent. */
export const jtl: Sender = {
  name: 'JTL-Wawi',
  has: [['artikelnummer', 'artikelname', 'identifizierungsspalte vaterartikel']],
  drops: ['durchschnittlicher einkaufspreis*', 'netto-ek', 'ek netto*'],
  arrange: (rows, file) =>
    rowsByParent(
      rows,
      file,
      { key: 'artikelnummer', parent: 'identifizierungsspalte vaterartikel', facts: factsOf },
      (row) => row.numbered('bild #', 20).map((address) => ({ address })),
    ),
};

function factsOf(row: SenderRow, top?: SenderRow): SenderFacts {
  const nameAt = (at: number) =>
    row.get(`variationsname ${at}`) || top?.get(`variationsname ${at}`) || `Variation ${at}`;
  return {
    ...row.taken('sku: artikelnummer; name: artikelname; brand: hersteller; model: han; barcode: gtin, ean, upc'),
    ...row.taken('description: beschreibung; summary: kurzbeschreibung; price: brutto-vk, std. vk brutto'),
    oldPrice: someOf(row.get('uvp', 'uvp brutto')),
    stock: row.get('lagerbestand gesamt', 'lagerbestand', 'bestand'),
    category: row.numbered('kategorie ebene #', 6).filter(Boolean).join(' > '),
    published: allYes(row.get('artikel aktiv', 'aktiv')),
    weight: someOf(row.get('artikelgewicht'), 'kg'),
    ...(top && { options: OPTION_PLACES.map((at) => [nameAt(at), row.get(`variationswert ${at}`)] as const) }),
  };
}
