import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '../../lib/catalogue/own-file';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';
import { readEnvironment } from '../../lib/environment';
import { sha256Of } from '../apply/decode-pictures';
import { filesOf } from './check-catalogue';

/** The admin names a picture by the SHA-256 of its file. */
const NAMED_BY_CONTENT = /^([0-9a-f]{64})\.webp$/;

/** Pictures and documents of products that are missing or damaged, a line each, and the files beside them that no product names; hidden ones are left out. */
export function compareUploads(products: readonly Pick<ParsedProduct, 'id' | 'name' | 'images' | 'documents'>[]): {
  faults: string[];
  orphans: string[];
} {
  const named = new Map<string, string[]>();
  for (const product of products) {
    for (const path of filesOf(product)) {
      named.set(path, [...(named.get(path) ?? []), `${product.name} (${product.id})`]);
    }
  }
  const faults = [...named].flatMap(([path, names]) => {
    const fault = faultOf(path);
    return fault ? names.map((name) => `${name}: ${path} ${fault}`) : [];
  });
  const folders = [readEnvironment().dataDir, 'public']
    .map((folder) => join(folder, 'uploads'))
    .filter((folder) => existsSync(folder));
  const orphans = folders
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((file) => file.isFile() && !file.name.startsWith('.') && !named.has(`/uploads/${file.name}`))
    .map(({ parentPath, name }) => join(parentPath, name));
  return { faults, orphans };
}

function faultOf(path: string): string | undefined {
  const file = ownFile(path);
  if (!existsSync(file)) return 'is missing';
  const [, hash] = NAMED_BY_CONTENT.exec(path.slice('/uploads/'.length)) ?? [];
  return hash !== undefined && sha256Of(readFileSync(file)) !== hash ? 'is not the file that its name says' : undefined;
}
