import 'server-only';
import { createHash } from 'node:crypto';
import { toColumns } from './columns';
import { CURRENT_FILE, type Current } from './current';
import type { IndexRow } from './row';

const HASH_LENGTH = 16;

/**
 * The files under /data/ that hold the index: the columns under a name made from their own bytes, which may be kept for good, and
 * the small one that says the name, which may not. So no script and no page changes when the data does.
 */
export function indexFiles(rows: readonly IndexRow[]): Record<string, string> {
  const text = JSON.stringify(toColumns(rows));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const catalogue = `catalogue-${hash}.json`;
  return { [catalogue]: text, [CURRENT_FILE]: JSON.stringify({ catalogue } satisfies Current) };
}
