import { LOGO } from '@/lib/site/theme/logo';
import { squeeze, textOf } from './html';
import { basePath, type Page } from './site';

type Elements = Pick<Page, 'elements'>;

const named = ({ elements }: Elements, name: string) => elements.filter((element) => element.name === name);

/** The content of the first <meta> with a name. */
export function metaOf({ elements }: Elements, name: string): string | undefined {
  return elements.find((element) => element.name === 'meta' && element.attributes.name === name)?.attributes.content;
}

/** The text of <title>. */
export function titleOf(page: Elements): string {
  const [title] = named(page, 'title').filter(({ start }) => !isInside(page, start, 'svg'));
  return title ? textOf(title.inner) : '';
}

/** The canonical URL of a page. */
export function canonicalOf({ elements }: Elements): string | undefined {
  return elements.find(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')?.attributes.href;
}

export function isNoindex(page: Elements): boolean {
  return page.elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes.name === 'robots' && /\bnoindex\b/.test(attributes.content ?? ''),
  );
}

function isInside({ elements }: Elements, position: number, name: string): boolean {
  return elements.some((element) => element.name === name && element.start < position && position < element.end);
}

/** Problems of headings and title: not exactly one h1 and title, empty ones, or skipped levels. */
export function headingProblems(page: Elements): string[] {
  const headings = named(page, 'h1');
  const titles = named(page, 'title').filter(({ start }) => !isInside(page, start, 'svg'));
  const levels = page.elements.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name[1]));
  return [
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level > before + 1 ? [`an h${level} after ${before === 0 ? 'nothing' : `an h${before}`}`] : [];
    }),
    ...(headings.length === 1 ? [] : [`${headings.length} h1`]),
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...[...headings, ...titles].filter(({ inner }) => textOf(inner) === '').map(({ name }) => `an empty ${name}`),
  ];
}

/** Problems of the canonical link, which must be unique and as expected. */
export function canonicalProblems(page: Elements, expected: string): string[] {
  const links = named(page, 'link').filter(({ attributes }) => attributes.rel === 'canonical');
  if (links.length !== 1) return [`${links.length} canonical links`];
  return canonicalOf(page) === expected ? [] : [`its canonical is ${canonicalOf(page)} instead of ${expected}`];
}

/** Pictures without alt, width or height. */
export function pictureProblems(page: Elements): string[] {
  return named(page, 'img').flatMap(({ attributes }) => {
    const missing = [
      ...(attributes.alt === undefined ? ['alt'] : []),
      ...['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(attributes[name] ?? '')),
    ];
    return missing.map((name) => `${attributes.src} has no ${name}`);
  });
}

/** Problems of loading: the first picture must have high priority, and all others must be lazy. */
export function loadingProblems(page: Elements): string[] {
  const pictures = named(page, 'img').map(({ attributes }) => attributes);
  // The logo is in the header of every page and has no priority.
  const [first, ...others] = pictures.filter(({ src }) => !src?.endsWith(LOGO));
  if (!first) return [];
  return [
    ...(first.loading === 'lazy' ? [`the first picture, ${first.src}, is lazy`] : []),
    ...(first.fetchpriority === 'high' ? [] : [`the first picture, ${first.src}, has no high priority`]),
    ...others.filter(({ loading }) => loading !== 'lazy').map(({ src }) => `${src} is not lazy`),
    ...others.filter(({ fetchpriority }) => fetchpriority === 'high').map(({ src }) => `${src} has high priority`),
  ];
}

/** Values of more than one entry, with the paths of the entries. */
export function findDuplicates(entries: readonly (readonly [path: string, value: string])[]): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, value] of entries) paths.set(value, [...(paths.get(value) ?? []), path]);
  return [...paths].filter(([, where]) => where.length > 1).map(([value, where]) => `"${value}": ${where.join(', ')}`);
}

/** Texts that the body of a page does not contain. */
export function missingTexts({ html }: Pick<Page, 'html'>, texts: readonly string[]): string[] {
  const shown = textOf(html.slice(html.indexOf('<body')));
  return texts.filter((text) => !shown.includes(squeeze(text))).map((text) => `lacks "${text}"`);
}

/** Ids of the products in the main grid: cards after the heading 'Showing n of m Products'. */
export function listedIds(page: Elements): string[] {
  const heading = page.elements.find(({ name, inner }) => name === 'h2' && /^Showing \d+ of \d+ /.test(textOf(inner)));
  if (!heading) return [];
  return page.elements.flatMap(({ name, attributes, start }) => {
    const id = new RegExp(`^${basePath}/products/([^/]+)/$`).exec(attributes.href ?? '')?.[1];
    return name === 'a' && id !== undefined && start > heading.start ? [id] : [];
  });
}

/** Problems of a listing page, which must show its count and that many cards, each product once. */
export function listingProblems(page: Page, { shown, total }: { shown: number; total: number }): string[] {
  const ids = listedIds(page);
  return [
    ...missingTexts(page, [`Showing ${shown} of ${total} Products`]),
    ...(new Set(ids).size === shown && ids.length === shown ? [] : [`shows ${ids.length} cards instead of ${shown}`]),
  ];
}

/** Problems of an empty subcategory, which must have a message and a link to its category. */
export function emptyListingProblems(page: Page): string[] {
  const [heading] = named(page, 'h1');
  const category = page.path.replace(/[^/]+\/$/, '');
  const message = page.elements.find(
    ({ name, inner }) => name === 'p' && textOf(inner) === `No products found for ${textOf(heading?.inner ?? '')}.`,
  );
  if (!message) return ['does not say that no products were found'];
  const hasLink = page.elements.some(
    ({ name, attributes, start }) =>
      name === 'a' && start >= message.end && start < message.end + 500 && attributes.href === `${basePath}${category}`,
  );
  return hasLink ? [] : [`has no link to ${category} under its message`];
}

/** Paths of the build machine: home folders, the project's folder, and file: URLs. */
export function machinePaths(text: string, folder: string): string[] {
  const found = text.match(/file:\/\/\/[\w./-]+|\/(?:home|Users)\/[a-z][\w.-]*\/[\w./-]*|[A-Z]:\\+Users\\+\w+/g) ?? [];
  return [...found, ...(folder !== '/' && text.includes(folder) ? [folder] : [])];
}
