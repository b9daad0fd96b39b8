import Validator from '@adobe/structured-data-validator';
import { parseHtml, textOf } from './html';
import type { Page } from './site';

export type JsonLdNode = Readonly<Record<string, unknown>>;
type Elements = Pick<Page, 'elements'>;

/** Markup that nobody may be told: samples, what this store does not do, and what search engines have given up. */
const FORBIDDEN =
  /"(?:aggregateRating|review|reviewRating|shippingDetails|hasMerchantReturnPolicy|inventoryLevel)":|"@type":"(?:AggregateRating|Review|SearchAction|FAQPage|OfferShippingDetails|MerchantReturnPolicy)"/g;

/** The text of each block of JSON-LD in a page. */
export function blocksOf({ elements }: Elements): string[] {
  return elements.flatMap(({ name, attributes, inner }) =>
    name === 'script' && attributes.type === 'application/ld+json' ? [inner] : [],
  );
}

/** The faults of a block by its text alone. */
export function blockProblems(text: string): string[] {
  const faults = text.includes('<') ? [`a raw < in ${text.slice(0, 200)}`] : [];
  try {
    const node: JsonLdNode = JSON.parse(text);
    if (node['@context'] !== 'https://schema.org') faults.push(`@context ${String(node['@context'])}`);
    if (typeof node['@type'] !== 'string') faults.push(`no @type in ${text.slice(0, 200)}`);
  } catch (error) {
    faults.push(`no JSON: ${(error as Error).message}`);
  }
  return [...faults, ...[...text.matchAll(FORBIDDEN)].map(([found]) => `forbidden: ${found}`)];
}

/** The nodes of a page that are of that type. */
export function nodesOf(page: Elements, type: string): JsonLdNode[] {
  return blocksOf(page)
    .map((text): JsonLdNode => JSON.parse(text))
    .filter((node) => node['@type'] === type);
}

/** A node as a validator looks at it: of a group each variant, which has all that the group says for them. */
function validated(node: JsonLdNode): JsonLdNode[] {
  const { hasVariant, ...shared } = node as JsonLdNode & { hasVariant?: JsonLdNode[] };
  return hasVariant?.map((variant) => ({ ...shared, ...variant })) ?? [node];
}

/** The errors by Google's rules for rich results, from a validator that needs no network. */
export async function richResultErrors(page: Elements): Promise<string[]> {
  const nodes: Record<string, JsonLdNode[]> = {};
  for (const text of blocksOf(page)) {
    for (const node of validated(JSON.parse(text))) {
      const type = String(node['@type']);
      nodes[type] = [...(nodes[type] ?? []), node];
    }
  }
  const issues = await new Validator(null).validate({ jsonld: nodes, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** The visible breadcrumb as names and addresses; its last entry is the page itself and has no link. */
export function visibleCrumbs({ elements }: Elements): { name: string; href: string | undefined }[] {
  const trail = elements.find(({ attributes }) => attributes['aria-label'] === 'Breadcrumb');
  const entries = parseHtml(trail?.inner ?? '').filter(({ name }) => name === 'li');
  return entries.map(({ inner }) => ({
    name: textOf(inner),
    href: parseHtml(inner).find(({ name }) => name === 'a')?.attributes.href,
  }));
}

type Site = { siteUrl: string; basePath: string; canonical: string };

/** One BreadcrumbList that says what the page shows: the same names in the same order, with absolute addresses. */
export function breadcrumbProblems(page: Elements, { siteUrl, basePath, canonical }: Site): string[] {
  const lists = nodesOf(page, 'BreadcrumbList');
  if (lists.length !== 1) return [`${lists.length} BreadcrumbList nodes`];
  const shown = visibleCrumbs(page);
  const expected = shown.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href === undefined ? canonical.replace(/page\/\d+\/$/, '') : `${siteUrl}${href}`,
  }));
  const [said, meant] = [JSON.stringify(lists[0]?.itemListElement), JSON.stringify(expected)];
  const bare = expected.filter(({ item }) => !item.startsWith(`${siteUrl}${basePath}/`));
  return [
    ...(shown.length > 1 ? [] : ['no visible breadcrumb']),
    ...(said === meant ? [] : [`its BreadcrumbList is ${said} instead of ${meant}`]),
    ...bare.map(({ item }) => `${item} is not on the site`),
  ];
}
