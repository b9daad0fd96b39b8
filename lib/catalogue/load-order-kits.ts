import 'server-only';
import { join } from 'node:path';
import data from '@data/order-kits.json';
import { readEnvironment } from '../site/environment';
import { getProducts } from './load';
import { formatProblem } from './parse';
import { ORDER_KITS_FILE, type OrderKit, parseOrderKits, toOrderKits } from './schema/order-kits';

/** The kits in `order-kits.json`; empty without the file. Throws an error that lists every problem of the file. */
export function getOrderKits(): OrderKit[] {
  if (data === null) return [];
  const { dataDir } = readEnvironment();
  const products = getProducts();
  const result = parseOrderKits(data, join(dataDir, ORDER_KITS_FILE), products);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return toOrderKits(result.kits, products);
}
