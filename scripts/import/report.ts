import type { FileReading } from '../../lib/admin/import/import-map';
import type { Plan } from '../../lib/admin/import/plan';
import { roleLabel } from '../../lib/admin/import/roles';
import type { ImportProblem } from '../../lib/admin/import/table';
import { formatPrice } from '../../lib/catalogue/price';
import { rawSizesSchema } from '../../lib/catalogue/schema/sizes';
import { listSizes } from '../../lib/catalogue/size-controls';
import { toSizes } from '../../lib/catalogue/to-sizes';
import { counted } from '../../lib/counted';
import { money } from '../../lib/money';
import type { ShopFolder } from './shop-folder';

const ROWS_SHOWN = 30;
const IDS_SHOWN = 4;
const PROBLEMS_SHOWN = 200;

/** Prints what an import brings, what the file leaves open, and what stays out. */
export function report(import_: FileReading & Plan, folder: ShopFolder): void {
  const { layout, map, rows, variants, unchanged, problems, doubts, notes } = import_;
  if (layout) console.log(`Read as: ${layout}.`);
  if (map) console.log(`Columns: ${columnLines(map.columns).join('; ')}.`);
  if (rows.length > 0) printRows(rows, folder);
  if (variants > 0) console.log(`They come in ${counted(variants, 'variant')}.`);
  if (unchanged > 0) console.log(`${unchanged} products stay as they are.`);
  printList('Questions, whose goods stay out until they are answered:', questionLines(import_));
  printList('What the file leaves open:', [
    ...notes,
    ...categoryLines(import_, folder),
    ...doubts.map(({ message, ids }) => `${message} (${nameSome(ids)})`),
  ]);
  printList(`Left out or broken (${problems.length}):`, shortenList(problems.map(formatProblem), PROBLEMS_SHOWN));
}

function printRows(rows: Plan['rows'], folder: ShopFolder): void {
  console.table(
    rows.slice(0, ROWS_SHOWN).map(({ kind, id, raw }) => ({
      change: kind,
      id,
      name: String(raw.name).slice(0, 40),
      category: folder.nameOf(raw),
      price: raw.price > 0 ? formatPrice(raw.price) : 'none',
      sizes: listSizes(
        toSizes(rawSizesSchema.safeParse(raw.available_sizes ?? raw.size ?? raw.sizes).data, raw.category),
      )
        .map(([, values]) => values)
        .join(' × ')
        .slice(0, 30),
      colors: (raw.available_colors ?? raw.colors ?? []).length,
      images: (raw.image_links ?? []).length,
    })),
  );
  const count = (kind: Plan['rows'][number]['kind']) => rows.filter((row) => row.kind === kind).length;
  console.log(`${count('add')} products to add, ${count('update')} to change, ${count('delete')} to delete.`);
}

function columnLines(columns: Readonly<Record<string, Parameters<typeof roleLabel>[0]>>): string[] {
  return Object.entries(columns).flatMap(([name, role]) => (role === 'ignore' ? [] : `${name} → ${roleLabel(role)}`));
}

function categoryLines({ categories }: FileReading, folder: ShopFolder): string[] {
  return categories
    .map(({ name, key, count, isGuess, fresh }) => {
      const goods = count === 1 ? '1 product' : `${count} products`;
      if (key === fresh?.key) return `The category “${fresh.name}” is new and has the key ${key} (${goods}).`;
      if (isGuess)
        return `The category “${name}” is not the shop’s; “${folder.nameOf({ category: key })}” is a guess (${goods}).`;
      return folder.isOwn ? `The category “${name}” has the key ${key} (${goods}).` : '';
    })
    .filter(Boolean);
}

/** The questions of a file, each with the options that answer it. */
function questionLines({ questions, gone }: Plan): string[] {
  const asked = questions.map(({ kind, about, count }) =>
    kind === 'pictures'
      ? `Pictures of ${counted(count, 'product')} have a name and no address, and stay out. Where they lie: --pictures https://…`
      : kind === 'currency'
        ? `Prices of ${counted(count, 'product')} are in ${about}. To take the figures as they are: --currency ${about}. To turn them into ${money.code} by what one ${about} is worth: --currency ${about}=…`
        : `“${about}” of ${counted(count, 'product')}: for sale, --sold "${about}", or not, --held "${about}"?`,
  );
  if (gone.length === 0) return asked;
  const ids = nameSome(gone.map(({ id }) => id));
  return [
    ...asked,
    `The last file of this sender brought ${counted(gone.length, 'product')} that this one does not sell (${ids}). They stay; to take them out: --gone hide, or --gone delete.`,
  ];
}

function formatProblem({ line, path, id, message }: ImportProblem): string {
  const place = [line === undefined ? path : `line ${line}`, id].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : message;
}

function nameSome(ids: readonly string[]): string {
  const some = ids.slice(0, IDS_SHOWN).join(', ');
  return ids.length > IDS_SHOWN ? `${some} and ${ids.length - IDS_SHOWN} more` : some;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  - ${line}`);
}

/** The first lines of a list, and how many more there are. */
function shortenList(lines: readonly string[], most = 25): string[] {
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])];
}
