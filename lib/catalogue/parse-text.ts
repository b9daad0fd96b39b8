import { type ParseResult, parseCatalogue } from './parse';
import { parseJson } from './parse-json';

/** Like {@link parseCatalogue}, from the text of a file or its bytes; a byte order mark is passed over. */
export function parseCatalogueText(source: string | Uint8Array, file: string): ParseResult {
  let json: unknown;
  try {
    json = parseJson(source);
  } catch (error) {
    return { ok: false, problems: [{ file, message: (error as Error).message }] };
  }
  return parseCatalogue(json, file);
}
