import type { Problem } from '../catalogue/parse';
import { isRecord } from '../is-record';
import { OWNER_FILES, type OwnerFile, type OwnerFileName } from './owner-files';

/** The contents of the owner's files, not yet checked; null or nothing for one that is left out. */
export type GivenFiles = Partial<Record<OwnerFileName | 'order-kits', unknown>>;
/** The same, checked. */
export type OwnerFiles = { [Name in OwnerFileName]?: OwnerFile<Name> };

/** Checks the owner's files, each by its schema and then against each other; every problem names file and field. `dataDir` is for those names alone. */
export function checkOwnerFiles(given: GivenFiles, dataDir: string): { files: OwnerFiles; problems: Problem[] } {
  const files: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const fault = (name: string, path: readonly PropertyKey[], message: string) =>
    problems.push({ file: `${dataDir}/${name}.json`, ...(path.length > 0 && { field: path.join('.') }), message });
  for (const [name, schema] of Object.entries(OWNER_FILES)) {
    const json = given[name as OwnerFileName] ?? null;
    if (json === null) continue;
    const { data, error } = schema.safeParse(json);
    files[name] = data;
    for (const { path, message } of error?.issues ?? []) fault(name, path, message);
  }
  const { site, texts } = files as OwnerFiles;
  if (site?.sizeGuide && !given['size-guides'])
    fault('site', ['sizeGuide'], 'is true, but there is no size-guides.json');
  const kits = namesOf(given['order-kits']);
  for (const [item, { links }] of texts?.roles?.items.entries() ?? []) {
    for (const [place, { kit }] of links.entries()) {
      if (kit === undefined || kits.includes(kit)) continue;
      const path = ['roles', 'items', item, 'links', place, 'kit'];
      fault('texts', path, `names "${kit}", which order-kits.json does not have`);
    }
  }
  return { files: files as OwnerFiles, problems };
}

/** The names of the kits as they are written; `parseOrderKits` checks them. */
const namesOf = (kits: unknown): unknown[] =>
  Array.isArray(kits) ? kits.map((kit) => (isRecord(kit) ? kit.name : undefined)) : [];
