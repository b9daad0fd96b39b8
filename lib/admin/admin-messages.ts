import { counted } from '../counted';
import { formatCount } from '../money';
import type { ImportChange, ImportPreview } from './import/import-types';
import type { UploadedPicture } from './store-types';

type News = Record<'live' | 'merged' | 'conflicts' | 'keptAsNew', readonly string[]>;

const NAMED = 5;
const named = (ids: readonly string[]) =>
  ids.length > NAMED ? `${ids.slice(0, NAMED).join(', ')} and ${ids.length - NAMED} more` : ids.join(', ');
const products = (count: number) => counted(count, 'product');

const room = (pictures: readonly Pick<UploadedPicture, 'size'>[]) =>
  `${formatCount(Math.ceil(pictures.reduce((sum, { size = 0 }) => sum + size, 0) / 1024))} KB`;

/** Sentences of the admin; those of the specification stand word for word. */
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
  storageSilent:
    'The storage of this browser does not answer. What you have edited is kept in it. Close other tabs of this store and reload this page; if that does not help, restart the browser.',
  keptList: ({ why, moment, age }: { why: 'offline' | 'failed'; moment: string; age: string }) =>
    `${why === 'offline' ? 'No connection.' : 'The store did not answer with its list.'} This is the list of ${moment} (${age}), with your edits.`,
  storageDenied:
    'This browser keeps no data for this site: the sign-in and all edits last only until you leave this tab. Export your changes before you do.',
  storageFull:
    'The storage of this browser is full. The last change was not kept. Export your changes, then publish them or undo some.',
  readOnly:
    'A newer version of this admin has written the stored list. Nothing can be changed here; you can export it, or reload for the newer version.',
  corrupt:
    'The stored list could not be read and was set aside. The list below is what this browser still holds of it, and the published catalog for the rest.',
  putBack:
    'The stored list had been taken away. What this browser still has of it was put back; nothing that was saved is lost.',
  other:
    'Another list was found in the place of the stored one. It was set aside; the list below is the one that was saved last.',
  alone:
    'This browser has no database for this site: only one tab of the admin at a time can change the list, and this is the one.',
  second:
    'Another tab of the admin is open, and this browser is safe with one at a time only. Close that tab and reload this one to change anything here.',
  working: 'Working…',
  workDone: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} products`,
  cancelled: 'Cancelled. Nothing was changed.',
  setAsideDeleted: 'What was set aside is deleted.',
  confirmDeleteAside: 'Delete what was set aside?',
  confirmDeleteAsideHint: 'It may hold edits that are nowhere else. Undo brings it back until you leave this page.',
  deleteAsideFailed: 'It could not be deleted.',
  eviction: 'Some browsers clear such storage after a week without a visit: export what matters.',

  /** Effects of a newer published catalog on the edits, a sentence each. */
  news: ({ live, merged, conflicts, keptAsNew }: News): string[] => [
    ...(live.length > 0 ? [`Now live in the store: ${named(live)}.`] : []),
    ...(merged.length > 0 ? [`Changed in the store too, in other fields, and merged: ${named(merged)}.`] : []),
    ...(conflicts.length > 0 ? [`In conflict with the store: ${named(conflicts)}.`] : []),
    ...(keptAsNew.length > 0 ? [`Gone from the store but edited here, kept as new: ${named(keptAsNew)}.`] : []),
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
    count === 0 ? 'None of these products would change.' : `${count} of ${all} would change.`,
  bulkRefused: 'Nothing was changed, for these products would not be valid:',
  duplicated: 'Product duplicated. The copy stands at the end of the list.',
  restored: 'Product restored.',
  undone: 'Undone.',
  undoFailed: 'This could not be undone: the products have changed since.',

  required: 'Please fill out this field.',
  invalidPrice: 'Please enter a valid price.',
  sizeRequired: 'Please select at least one size.',
  problems: (count: number) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),

  imageAddress: (fault: string) => `The address ${fault}.`,
  imageOfNewHost: (host: string) =>
    `No picture of the store is from ${host} yet: it is shown here once the store has been built with it.`,
  imageColor: 'The product does not have this color.',
  imageMissing: 'Missing: neither in this browser nor in the store. Add it again, or remove it.',
  uploadedPictures: (all: readonly UploadedPicture[], unused: readonly UploadedPicture[]) => {
    if (all.length === 0) return 'No picture has been added yet.';
    const first = 'The newest come first; a picture may be used by several products.';
    if (unused.length === 0) return first;
    const which = unused.length === 1 ? 'One that nothing uses takes' : `${unused.length} that nothing uses take`;
    return `${first} ${which} ${room(unused)} of this browser’s room and can be removed.`;
  },
  pictureUse: (names: readonly string[], size?: number) =>
    [
      names.length === 0 ? 'Used by no product' : `Used by ${named(names)}`,
      ...(size === undefined ? [] : [room([{ size }])]),
    ].join(', '),

  draftKept: 'Draft kept in this browser.',
  draftInMemory: 'Draft kept until you leave this tab.',
  draftNotKept: 'What you type could not be kept as a draft: the storage of this browser is full.',
  draftOf: (time: string, name: string) => `Draft of ${time}: ${name}`,
  draftUnnamed: 'a product without a name',
  draftWithoutProduct: 'Its product is not in the list any more: it would be saved as a new one.',
  draftMaybeOpen: 'It may still be open in another tab.',
  draftDiscarded: 'Draft discarded.',
  clash:
    'Nothing was saved: this product was changed meanwhile. What you typed is still here; all else shows what stands there now. Save once more to keep your values.',
  useOther: 'Use the other value',
  deletedMeanwhile:
    'This product was deleted in another tab. What you have typed is still here: save it as a new product.',

  noMatches: 'No products found matching your criteria.',
  reverted: 'Back to the published product.',
  resolved: 'Conflict settled.',
  exported: 'Changes exported. They count as exported until the store shows them.',
  exportedSome: (count: number, left: number) =>
    `${count} of ${count + left} changed products exported; ${left} left out, see below. They count as exported until the store shows them.`,
  writtenSome: (count: number, left: number) =>
    `${count} of ${count + left} changed products written to the project folder; ${left} left out, see below.`,
  exportedNothing: 'Nothing was exported.',
  exportCancelled: 'Cancelled. Nothing was exported.',
  leftOut: (count: number) =>
    count === 1 ? '1 changed product was left out:' : `${count} changed products were left out:`,
  pictureMissing: (path: string, where: string) =>
    `The picture ${path} is neither in this browser nor ${where}. Add it again, or take it out.`,
  pictureBack: (name: string, path: string) => `Put back a picture of ${name}: ${path}`,
  pictureLacking: (name: string, path: string) =>
    `${name} lacks a picture, and this browser does not have it either: ${path}`,
  exportNotMarked: 'The file was written, but this browser could not note that. Keep the file.',
  written: 'Written to the project folder. Build and publish the site now.',
  notWritten: 'Nothing was written.',
  conflictsFirst: (count: number) =>
    count === 1
      ? 'One product in conflict is left out until you decide.'
      : `${count} products in conflict are left out until you decide.`,
  fileTooBig: 'The file is larger than 20 MB.',
  /** Words for a product that is new, or gone, as a whole. */
  whole: { new: 'The whole product is new.', deleted: 'The product is deleted.' },
  /** Words for a product that was published and then edited back before the store showed it. */
  backAsShown: 'Back to what the store shows: what was published meanwhile is taken back.',
  imported: ({ changes, leftOut }: ImportPreview) => {
    const left = leftOut.reduce((sum, { places }) => sum + Math.max(places.length, 1), 0);
    return `${products(changes.length)} imported.${left > 0 ? ` ${formatCount(left)} left out.` : ''}`;
  },
  /** An `Error` has a reason for the operator; others, such as a TypeError, are bugs. */
  importFailed: (reason: unknown) =>
    `The file could not be read.${reason instanceof Error && reason.name === 'Error' ? ` ${reason.message}` : ''}`,
  publishCutOff: 'A publish was cut off while it was sent. Whether it has arrived is seen on the page Publish.',
  signInFailed: 'You could not be signed in to the host. Try again.',
  /** 'Shopify: 12 new products, 3 changed, 5 unchanged, 40 variants' */
  importPlan: ({ format, changes, unchanged, questions }: ImportPreview) => {
    const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
    const variants = changes.reduce((sum, change) => sum + change.variants, 0);
    if (changes.length === 0 && unchanged === 0)
      return questions.length > 0
        ? `${format}: answer the questions to import products.`
        : 'Nothing can be imported from this file.';
    const parts = [counted(count('add'), 'new product'), `${formatCount(count('update'))} changed`];
    if (count('delete') > 0) parts.push(`${formatCount(count('delete'))} deleted`);
    parts.push(`${formatCount(unchanged)} unchanged`);
    if (variants > 0) parts.push(counted(variants, 'variant'));
    return `${format}: ${parts.join(', ')}`;
  },
  showMore: (rest: number) => `Show more of the other ${rest}`,
  importWaiting: (count: number) =>
    `${counted(count, 'value')} ${count === 1 ? 'is' : 'are'} not imported until this is answered.`,
  importColumnWaiting: (field: 'price' | 'stock' | 'name') =>
    `Until you choose, ${{ price: 'prices', stock: 'stock', name: 'new products' }[field]} will not be imported.`,
  importRate: 'Enter 1 to use the amounts as they are.',
  rateFault: 'Enter a number above 0, such as 1.08.',
  /** The first of some ids. */
  named,
  variantsHint:
    'What a combination says here counts in place of the product; what it does not say comes from a row of fewer choices, or from the product.',
  noRows: 'Tick what the rows are for.',
  tooManyRows: (count: number, most: number) => `These choices make ${count} rows; at most ${most} can be shown.`,
  strayVariants: (count: number) =>
    `${counted(count, 'cell')} of the variants ${count === 1 ? 'is' : 'are'} about values that the product does not have any more.`,
  gridKeys:
    'Type into a cell, or press Enter; empty it to inherit (grey). Shift and arrows choose several cells; Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste, also from and to a spreadsheet; Ctrl+D fills down; Ctrl+Z undoes, Ctrl+Y does it again.',
  cellsChanged: (count: number) => `${counted(count, 'cell')} changed.`,
  cellsCopied: (count: number) => `${counted(count, 'cell')} copied.`,
  cellsPasted: (count: number, cut: number) =>
    `${counted(count, 'cell')} pasted.${cut > 0 ? ` ${counted(cut, 'cell')} had no room.` : ''}`,
  redone: 'Done again.',
  unreadableCell: 'This cannot be read as a value.',
  noChanges: 'Nothing to publish: the list is what the store shows.',
  allSent: 'Nothing more to publish: all that was changed is on its way.',
} as const;
