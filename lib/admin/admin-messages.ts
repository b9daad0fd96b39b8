import { formatCount } from '../format';
import { formatDate } from '../locale';
import { formatNumber } from '../money';
import texts from './admin-texts.json' with { type: 'json' };
import type { CachedCatalogueInfo } from './fetch-catalogue';
import type { ImportChange, ImportPreview } from './import/import-types';

type News = Record<'live' | 'merged' | 'conflicts', readonly string[]>;

const MAX_NAMED = 5;
const named = (ids: readonly string[]) =>
  ids.length > MAX_NAMED ? `${ids.slice(0, MAX_NAMED).join(', ')} and ${ids.length - MAX_NAMED} more` : ids.join(', ');
const products = (count: number) => formatCount(count, 'product');

/** Texts of the admin. */
export const adminMessages = {
  ...texts,
  cachedCatalogue: ({ why, at }: CachedCatalogueInfo, now: number) =>
    `${why === 'offline' ? 'No connection.' : 'The store did not answer with its list.'} This is the list of ${formatDateTime(at, now)} (${formatAge(at, now)}), with your edits.`,
  workDone: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} products`,
  /** Sentences about a merge of the edits with a newer catalog of the site. */
  news: ({ live, merged, conflicts }: News): string[] => [
    ...(live.length > 0 ? [`Now live on the site: ${named(live)}.`] : []),
    ...(merged.length > 0 ? [`Merged with changes of other fields on the site: ${named(merged)}.`] : []),
    ...(conflicts.length > 0 ? [`In conflict with the site: ${named(conflicts)}.`] : []),
  ],
  confirmDeleteMany: (count: number) => `Are you sure you want to delete these ${count} products?`,
  deletedMany: (count: number) => `${count} products deleted successfully!`,
  changedMany: (count: number) => `${products(count)} changed.`,
  wouldChange: (count: number, all: number) =>
    count === 0 ? 'None of these products will change.' : `${formatNumber(count)} of ${products(all)} will change.`,
  bulkRefused: (problem: string, others: number) =>
    `Nothing was changed. ${problem}.${others > 0 ? ` ${formatCount(others, 'more problem')}.` : ''}`,
  changedSince: (time: Date) => {
    const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    return `Changed since ${time.toLocaleString('en-US', options)}.`;
  },
  problems: (count: number) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
  imageAddress: (error: string) => `The URL ${error}.`,
  imageOfNewHost: (host: string) =>
    `New image host ${host}: the picture is shown here after the next build of the site.`,
  picturesOfNewHosts: (hosts: readonly string[]) =>
    `Pictures from ${named(hosts)} are shown here once the site has been built with them.`,
  draftOf: (time: string, name: string) => `Draft of ${time}: ${name}`,
  exportedSome: (count: number, left: number) =>
    `${count} of ${count + left} changed products exported; ${left} left out, see below. The others stay in the state Exported until they are live.`,
  leftOut: (count: number) =>
    count === 1 ? '1 changed product was left out:' : `${count} changed products were left out:`,
  pictureMissing: (path: string, where: string) =>
    `The picture ${path} is neither in this browser nor ${where}. Add it again, or remove it.`,
  conflictsFirst: (count: number) =>
    count === 1
      ? 'One product with a conflict is left out until you resolve it.'
      : `${count} products with conflicts are left out until you resolve them.`,
  wholeProduct: { new: 'New product', deleted: 'Deleted' },
  /** For a product that was published, and then changed back before the site showed the publication. */
  imported: ({ changes, leftOut }: ImportPreview) => {
    const left = leftOut.reduce((sum, { places }) => sum + Math.max(places.length, 1), 0);
    return `${products(changes.length)} imported.${left > 0 ? ` ${formatNumber(left)} left out.` : ''}`;
  },
  /** An `Error` has a reason for the operator; others, such as a TypeError, are bugs. */
  importFailed: (reason: unknown) =>
    `The file could not be read.${reason instanceof Error && reason.name === 'Error' ? ` ${reason.message}` : ''}`,
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
  /** First five names of a list, with the number of the others: 'a, b, c, d, e and 3 more'. */
  named,
  sameVariant: (other: number) => `has the same values as row ${other}. Change or remove one of them.`,
  notOffered: (value: string) => `${value} (not offered)`,
  addAllVariants: (count: number) => `Add all ${formatNumber(count)} combinations`,
  variantRange: (first: number, last: number, all: number) => `Rows ${first} to ${last} of ${formatNumber(all)}`,
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
