import Validator from '@adobe/structured-data-validator';
import { parseHtml, textOf } from './html';
import { type Page, root, siteUrl } from './site';

export type JsonLdNode = Readonly<Record<string, unknown>>;
type Elements = Pick<Page, 'elements'>;

/** Forbidden markup: sample reviews, services that the store does not offer, and types that search engines no longer support. */
const FORBIDDEN =
  /"(?:aggregateRating|review|reviewRating|shippingDetails|hasMerchantReturnPolicy|inventoryLevel)":|"@type":"(?:AggregateRating|Review|SearchAction|FAQPage|OfferShippingDetails|MerchantReturnPolicy)"/g;

/** The text of each block of JSON-LD in a page. */
export function blocksOf({ elements }: Elements): string[] {
  return elements.flatMap(({ name, attributes, inner }) =>
    name === 'script' && attributes.type === 'application/ld+json' ? [inner] : [],
  );
}

/** Problems of the text of a block. */
export function blockProblems(text: string): string[] {
  const problems = text.includes('<') ? [`a raw < in ${text.slice(0, 200)}`] : [];
  try {
    const node: JsonLdNode = JSON.parse(text);
    if (node['@context'] !== 'https://schema.org') problems.push(`@context ${String(node['@context'])}`);
    if (typeof node['@type'] !== 'string') problems.push(`no @type in ${text.slice(0, 200)}`);
  } catch (error) {
    problems.push(`no JSON: ${(error as Error).message}`);
  }
  return [...problems, ...[...text.matchAll(FORBIDDEN)].map(([found]) => `forbidden: ${found}`)];
}

/** The nodes of a page with a type. */
export function nodesOf(page: Elements, type: string): JsonLdNode[] {
  return blocksOf(page)
    .map((text): JsonLdNode => JSON.parse(text))
    .filter((node) => node['@type'] === type);
}

/** The nodes that the validator checks: a ProductGroup is replaced by its variants, with the properties of the group. */
function expandVariants(node: JsonLdNode): JsonLdNode[] {
  const { hasVariant, ...shared } = node as JsonLdNode & { hasVariant?: JsonLdNode[] };
  return hasVariant?.map((variant) => ({ ...shared, ...variant })) ?? [node];
}

/** Errors by Google's rules for rich results, from an offline validator. */
export async function richResultErrors(page: Elements): Promise<string[]> {
  const nodes: Record<string, JsonLdNode[]> = {};
  for (const text of blocksOf(page)) {
    for (const node of expandVariants(JSON.parse(text))) {
      const type = String(node['@type']);
      nodes[type] = [...(nodes[type] ?? []), node];
    }
  }
  const issues = await new Validator(null).validate({ jsonld: nodes, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** The visible breadcrumb. The last entry is the page itself and has no link. */
function visibleCrumbs({ elements }: Elements): { name: string; href: string | undefined }[] {
  const trail = elements.find(({ attributes }) => attributes['aria-label'] === 'Breadcrumb');
  const entries = parseHtml(trail?.inner ?? '').filter(({ name }) => name === 'li');
  return entries.map(({ inner }) => ({
    name: textOf(inner),
    href: parseHtml(inner).find(({ name }) => name === 'a')?.attributes.href,
  }));
}

/** Problems of the BreadcrumbList, which must match the visible breadcrumb, with absolute URLs. */
export function breadcrumbProblems(page: Elements, canonical: string): string[] {
  const lists = nodesOf(page, 'BreadcrumbList');
  if (lists.length !== 1) return [`${lists.length} BreadcrumbList nodes`];
  const shown = visibleCrumbs(page);
  const expected = shown.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href === undefined ? canonical.replace(/page\/\d+\/$/, '') : `${siteUrl}${href}`,
  }));
  const [actual, wanted] = [JSON.stringify(lists[0]?.itemListElement), JSON.stringify(expected)];
  const bare = expected.filter(({ item }) => !item.startsWith(`${root}/`));
  return [
    ...(shown.length > 1 ? [] : ['no visible breadcrumb']),
    ...(actual === wanted ? [] : [`its BreadcrumbList is ${actual} instead of ${wanted}`]),
    ...bare.map(({ item }) => `${item} is not on the site`),
  ];
}
