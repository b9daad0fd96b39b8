import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';
import { sha256Of } from '../apply/decode-pictures';
import { filesOf } from './check-catalogue';

const FOLDER = join('public', 'uploads');
/** The admin names a picture by the SHA-256 of its file. */
const NAMED_BY_CONTENT = /^([0-9a-f]{64})\.webp$/;

/** Pictures and documents of products that are missing or damaged, a line each, and the files of public/uploads/ that no product names; hidden ones are left out. */
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
  const files = existsSync(FOLDER) ? readdirSync(FOLDER, { withFileTypes: true }) : [];
  const orphans = files
    .filter((file) => file.isFile() && !file.name.startsWith('.') && !named.has(`/uploads/${file.name}`))
    .map(({ name }) => join(FOLDER, name));
  return { faults, orphans };
}

function faultOf(path: string): string | undefined {
  const file = join('public', path);
  if (!existsSync(file)) return 'is missing in public/';
  const [, hash] = NAMED_BY_CONTENT.exec(path.slice('/uploads/'.length)) ?? [];
  return hash !== undefined && sha256Of(readFileSync(file)) !== hash ? 'is not the file that its name says' : undefined;
}
