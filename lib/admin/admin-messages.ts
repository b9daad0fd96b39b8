import { formatCount } from '../format';
import { formatDate } from '../locale';
import { formatNumber } from '../money';
import type { CachedCatalogueInfo } from './fetch-catalogue';
import type { ImportChange, ImportPreview } from './import/import-types';

type News = Record<'live' | 'merged' | 'conflicts', readonly string[]>;

const MAX_NAMED = 5;
const named = (ids: readonly string[]) =>
  ids.length > MAX_NAMED ? `${ids.slice(0, MAX_NAMED).join(', ')} and ${ids.length - MAX_NAMED} more` : ids.join(', ');
const products = (count: number) => formatCount(count, 'product');

/** Texts of the admin. */
export const adminMessages = {
  about: 'The operator’s part of the store: products, changes and sample orders, kept in this browser.',
  signIn: 'Admin sign-in',
  addTitle: 'Add a product',
  addButton: 'Add product',
  editTitle: 'Edit a product',

  invalidLogin: 'Invalid credentials. Please try again.',
  demoGate: 'This sign-in is a demo. It runs in your browser, anyone can read it, and nothing behind it is secret.',
  framed: 'The admin does not open inside another page',
  openAlone: 'Open it on its own',

  crashed: 'Something went wrong on this page',
  crashedHint: 'Your edits are kept in this browser. If trying again does not help, download them and reload.',
  loadFailed: 'The product list could not be loaded.',
  loadFailedHint: 'What you have edited is kept in this browser. Try again when the connection is back.',
  storageNotResponding:
    'The storage of this browser does not answer. What you have edited is kept in it. Close other tabs of this store and reload this page; if that does not help, restart the browser.',
  cachedCatalogue: ({ why, at }: CachedCatalogueInfo, now: number) =>
    `${why === 'offline' ? 'No connection.' : 'The store did not answer with its list.'} This is the list of ${formatDateTime(at, now)} (${formatAge(at, now)}), with your edits.`,
  storageDenied:
    'This browser keeps no data for this site: the sign-in and all edits last only until you leave this tab. Export your changes before you do.',
  storageFull:
    'The storage of this browser is full. The last change was not saved. Export your changes, then publish them or undo some.',
  readOnly:
    'A newer version of this admin has written the stored list. Nothing can be changed here; you can export it, or reload for the newer version.',
  damagedCopy:
    'Stored edits could not be read and were set aside. The list below has what this browser could still read. Download the damaged copy to keep it.',
  restoredCopy:
    'One of the two stored copies of your edits was missing and was restored from the other. Nothing is lost.',
  working: 'Working…',
  workDone: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} products`,
  cancelled: 'Cancelled. Nothing was changed.',
  confirmDeleteCopy: 'Delete the damaged copy?',
  confirmDeleteCopyHint: 'It may have edits that are nowhere else. Deleting cannot be undone.',
  deleteCopyFailed: 'The damaged copy could not be deleted.',

  /** Sentences about a merge of the edits with a newer catalog of the site. */
  news: ({ live, merged, conflicts }: News): string[] => [
    ...(live.length > 0 ? [`Now live on the site: ${named(live)}.`] : []),
    ...(merged.length > 0 ? [`Merged with changes of other fields on the site: ${named(merged)}.`] : []),
    ...(conflicts.length > 0 ? [`In conflict with the site: ${named(conflicts)}.`] : []),
  ],

  confirmDelete: 'Are you sure you want to delete this product?',
  confirmDeleteMany: (count: number) => `Are you sure you want to delete these ${count} products?`,
  deleted: 'Product deleted successfully!',
  deletedMany: (count: number) => `${count} products deleted successfully!`,
  deleteFailed: 'Error deleting product. Please try again.',
  added: 'Product added successfully!',
  addFailed: 'Error adding product. Please try again.',
  updated: 'Product updated successfully!',
  updateFailed: 'Error updating product. Please try again.',
  changedMany: (count: number) => `${products(count)} changed.`,
  wouldChange: (count: number, all: number) =>
    count === 0 ? 'None of these products will change.' : `${formatNumber(count)} of ${products(all)} will change.`,
  bulkRefused: (problem: string, others: number) =>
    `Nothing was changed. ${problem}.${others > 0 ? ` ${formatCount(others, 'more problem')}.` : ''}`,
  percentHint: '5 raises prices by 5 percent, -10 lowers them by 10. Variants and quantity discounts change with them.',
  subcategoryHint: 'Leave it empty to remove the subcategory.',
  changedSince: (time: Date) => {
    const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    return `Changed since ${time.toLocaleString('en-US', options)}.`;
  },
  exportHint: 'A CSV with all fields can be imported here again. Shopify and JSON files can be imported elsewhere.',
  duplicated: 'Product duplicated. The copy is at the end of the list.',
  restored: 'Product restored.',
  undone: 'Undone.',
  undoFailed: 'This could not be undone: the products have changed since.',

  required: 'Please fill out this field.',
  invalidPrice: 'Please enter a valid price.',
  sizeRequired: 'Please select at least one size.',
  problems: (count: number) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),

  imageAddress: (error: string) => `The URL ${error}.`,
  imageOfNewHost: (host: string) =>
    `New image host ${host}: the picture is shown here after the next build of the site.`,
  picturesOfNewHosts: (hosts: readonly string[]) =>
    `Pictures from ${named(hosts)} are shown here once the site has been built with them.`,
  imageColor: 'The product does not have this color.',
  imageMissing: 'Missing: neither in this browser nor in the store. Upload the file again, or remove the image.',

  draftSaved: 'Draft saved in this browser.',
  draftInMemory: 'Draft saved until you leave this tab.',
  draftNotSaved: 'The draft could not be saved: browser storage is full or blocked.',
  draftOf: (time: string, name: string) => `Draft of ${time}: ${name}`,
  draftUnnamed: 'a product without a name',
  draftDiscarded: 'Draft discarded.',
  saving: 'Saving…',
  openProduct: 'Open product',
  changedMeanwhile:
    'Not saved: this product was changed in the meantime. Your entries are still here; all other fields show the current values. Save again to use your entries.',
  useOther: 'Use the other value',
  deletedMeanwhile: 'This product was deleted in another tab. Your entries are still here: save them as a new product.',

  noMatches: 'No products found matching your criteria.',
  reverted: 'Reverted to the published product.',
  resolved: 'Conflict resolved.',
  conflictsHint:
    'These products were changed here and in the published catalog. Choose a value for each field; both are kept until you do.',
  exported: 'Changes exported. They stay in the state Exported until they are live.',
  exportedSome: (count: number, left: number) =>
    `${count} of ${count + left} changed products exported; ${left} left out, see below. The others stay in the state Exported until they are live.`,
  exportedNothing: 'Nothing was exported.',
  exportCancelled: 'Cancelled. Nothing was exported.',
  leftOut: (count: number) =>
    count === 1 ? '1 changed product was left out:' : `${count} changed products were left out:`,
  pictureMissing: (path: string, where: string) =>
    `The picture ${path} is neither in this browser nor ${where}. Add it again, or remove it.`,
  exportNotMarked: 'The file was saved, but the products could not be marked as exported. Keep the file.',
  conflictsFirst: (count: number) =>
    count === 1
      ? 'One product with a conflict is left out until you resolve it.'
      : `${count} products with conflicts are left out until you resolve them.`,
  fileTooBig: 'The file is larger than 20 MB.',
  wholeProduct: { new: 'New product', deleted: 'Deleted' },
  /** For a product that was published, and then changed back before the site showed the publication. */
  sameAsStore: 'Same as in the store. This reverts a change that was published but is not live yet.',
  imported: ({ changes, leftOut }: ImportPreview) => {
    const left = leftOut.reduce((sum, { places }) => sum + Math.max(places.length, 1), 0);
    return `${products(changes.length)} imported.${left > 0 ? ` ${formatNumber(left)} left out.` : ''}`;
  },
  /** An `Error` has a reason for the operator; others, such as a TypeError, are bugs. */
  importFailed: (reason: unknown) =>
    `The file could not be read.${reason instanceof Error && reason.name === 'Error' ? ` ${reason.message}` : ''}`,
  signInFailed: 'You could not be signed in to the host. Try again.',
  /** 'Shopify: 12 new products, 3 changed, 5 unchanged, 40 variants' */
  importPlan: ({ format, changes, unchanged, questions }: ImportPreview) => {
    const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
    const variants = changes.reduce((sum, change) => sum + change.variants, 0);
    if (changes.length === 0 && unchanged === 0)
      return questions.some((question) => question.count > 0)
        ? `${format}: answer the questions to import products.`
        : 'Nothing can be imported from this file.';
    const parts = [formatCount(count('add'), 'new product'), `${formatNumber(count('update'))} changed`];
    if (count('delete') > 0) parts.push(`${formatNumber(count('delete'))} deleted`);
    parts.push(`${formatNumber(unchanged)} unchanged`);
    if (variants > 0) parts.push(formatCount(variants, 'variant'));
    return `${format}: ${parts.join(', ')}`;
  },
  showMore: (rest: number) => `Show more (${formatNumber(rest)} left)`,
  andMore: (rest: number, word: string) => `and ${formatNumber(rest)} more ${rest === 1 ? word : `${word}s`}`,
  importWaiting: (count: number) =>
    `${formatCount(count, 'value')} ${count === 1 ? 'is' : 'are'} not imported until this is answered.`,
  importColumnWaiting: (field: 'price' | 'stock' | 'name') =>
    `Until you choose, ${{ price: 'prices', stock: 'stock', name: 'new products' }[field]} will not be imported.`,
  importRate: 'Enter 1 to use the amounts as they are.',
  rateError: 'Enter a number above 0, such as 1.08.',
  /** First five names of a list, with the number of the others: 'a, b, c, d, e and 3 more'. */
  named,
  variantsHint:
    'A row applies to every combination that has its values; “Any” means all values. Empty fields use the value of a row with fewer values, or of the product. Rows without an entry are not saved.',
  sameVariant: (other: number) => `has the same values as row ${other}. Change or remove one of them.`,
  notOffered: (value: string) => `${value} (not offered)`,
  addAllVariants: (count: number) => `Add all ${formatNumber(count)} combinations`,
  variantRange: (first: number, last: number, all: number) => `Rows ${first} to ${last} of ${formatNumber(all)}`,
  noChanges: 'No changes: the list is the same as on the site.',
  nothingToPublish: 'Nothing more to publish: all changes are in the branch.',
} as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Local date and time: 'November 22, 14:05'. Has the year if it is not the current one. `at` and `now` are in milliseconds. */
export function formatDateTime(at: number, now: number): string {
  const [date, other] = [new Date(at), new Date(now)];
  const year = date.getFullYear();
  const parts = { day: date.getDate(), month: date.getMonth(), year: year === other.getFullYear() ? undefined : year };
  return `${formatDate(parts)}, ${formatTime(at)}`;
}

/** Local time: '14:05'. */
export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Age in full hours, or in full days from two days on: '3 hours ago'. Less than an hour if the clock was set back. */
export function formatAge(at: number, now: number): string {
  const age = now - at;
  if (age < HOUR) return 'less than an hour ago';
  const words = new Intl.RelativeTimeFormat('en');
  return age < 2 * DAY ? words.format(-Math.floor(age / HOUR), 'hour') : words.format(-Math.floor(age / DAY), 'day');
}
