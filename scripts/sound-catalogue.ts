import { type Catalogue, formatProblem } from '../lib/catalogue/parse';
import { parseCatalogueText } from '../lib/catalogue/parse-text';

/** The catalogue of a file's text. Throws naming every problem of it. */
export function soundCatalogue(text: string | Uint8Array, file: string): Catalogue {
  const result = parseCatalogueText(text, file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}
