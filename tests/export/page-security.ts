import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishSettings, publishOrigins, toPublishTarget } from '@/lib/admin/publish/publish-target';
import { type Element, parseHtml } from './html';

type Elements = { elements: readonly Element[] };

/** A shop as its pages must be closed: where they stand, the text of all its data, and the one origin that each audience may ask. */
export type ShopOrigins = {
  basePath: string;
  siteUrl: string;
  data: string;
  contact: readonly string[];
  publish: readonly string[];
};

/** The shop of a folder of data. */
export function readShopOrigins(
  dataDir: string,
  catalogueFile: string,
  { basePath, siteUrl }: Pick<ShopOrigins, 'basePath' | 'siteUrl'>,
): ShopOrigins {
  const files = readdirSync(dataDir).filter((name) => name.endsWith('.json') && name !== 'catalogue.json');
  const data = [catalogueFile, ...files.map((name) => join(dataDir, name))].map((file) => readFileSync(file, 'utf8'));
  const site: { contactEndpoint?: string; publish?: PublishSettings } = files.includes('site.json')
    ? JSON.parse(readFileSync(join(dataDir, 'site.json'), 'utf8'))
    : {};
  return {
    basePath,
    siteUrl,
    data: data.join('\n'),
    contact: site.contactEndpoint ? [new URL(site.contactEndpoint).origin] : [],
    publish: site.publish ? publishOrigins(toPublishTarget(site.publish)) : [],
  };
}

/** Every page of an export, by its file. */
export const pageFiles = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const isPolicy = ({ attributes }: Pick<Element, 'attributes'>) =>
  attributes['http-equiv'] === 'Content-Security-Policy';

/** The content security policy that a page names. */
export const policyOf = ({ elements }: Elements): string | undefined => elements.find(isPolicy)?.attributes.content;

/** The faults of a page's policy: none or two of them, one that comes too late, hashes too few or too many. */
export function policyProblems({ elements }: Elements): string[] {
  const [policy, ...others] = elements.filter(isPolicy);
  if (!policy || others.length > 0) return [`has ${policy ? others.length + 1 : 0} policies`];
  const late = elements.some(({ name, start }) => /^(?:script|link|style)$/.test(name) && start < policy.start);
  const content = policy.attributes.content ?? '';
  const hashes = (content.match(/'sha256-[^']+'/g) ?? []).sort();
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === 'script' &&
      (attributes.src ?? attributes['data-src']) === undefined &&
      (attributes.type === undefined || /^(?:module|speculationrules)$/.test(attributes.type)),
  );
  const expected = [
    ...new Set(scripts.map(({ inner }) => `'sha256-${createHash('sha256').update(inner).digest('base64')}'`)),
  ].sort();
  return [
    ...(late ? ['its policy comes after what it should hold'] : []),
    ...(/unsafe|\*/.test(content) ? [`allows too much: ${content}`] : []),
    ...(hashes.join() === expected.join()
      ? []
      : [`its hashes are ${hashes.join(' ')} instead of ${expected.join(' ')}`]),
  ];
}

const FORBIDDEN = /^(?:style|base|iframe|frame|object|embed|applet|portal|template|math)$/;
const URL_ATTRIBUTES = [
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'ping',
  'cite',
  'background',
];
const INLINE = [undefined, 'module', 'speculationrules', 'application/ld+json'];

/** Faults of one element: what runs or paints by itself, and what leads where no page may lead. */
function elementProblems({ name, attributes }: Element, shop: ShopOrigins): string[] {
  const { type, src = attributes['data-src'] } = attributes;
  const isUnknown =
    name === 'script' && (src === undefined ? !INLINE.includes(type) : !src.startsWith(`${shop.basePath}/`));
  const faults = [
    ...(FORBIDDEN.test(name) ? [`<${name}>`] : []),
    ...(isUnknown ? [`a script of ${type ?? src}`] : []),
    ...Object.keys(attributes).filter((key) => key === 'style' || key === 'srcdoc' || key.startsWith('on')),
    ...(attributes['http-equiv'] !== undefined && !isPolicy({ attributes })
      ? [`http-equiv ${attributes['http-equiv']}`]
      : []),
  ];
  return [...faults, ...URL_ATTRIBUTES.flatMap((key) => urlProblem(attributes[key], shop) ?? [])];
}

function urlProblem(address: string | undefined, { siteUrl, data }: ShopOrigins): string | undefined {
  if (address === undefined || /^(?:mailto|tel|sms):/.test(address)) return undefined;
  const { protocol, origin, host } = new URL(address, siteUrl);
  if (!/^https?:$/.test(protocol)) return `leads to ${address.slice(0, 60)}`;
  return origin === siteUrl || data.includes(`//${host}`) ? undefined : `leads to ${host}, which no data name`;
}

/** Whether a text holds one of these origins. */
const originsIn = (text: string, origins: readonly string[]) => origins.filter((origin) => text.includes(origin));

/** Faults of whom a page may ask: the other audience's origins, and hosts that no data name. */
function audienceProblems(page: Elements, html: string, isAdmin: boolean, shop: ShopOrigins): string[] {
  const policy = policyOf(page) ?? '';
  const [own, others] = isAdmin ? [shop.publish, shop.contact] : [shop.contact, shop.publish];
  const part = (name: string) =>
    policy
      .split('; ')
      .find((each) => each.startsWith(`${name} `))
      ?.slice(name.length + 1);
  const hosts = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  const rules = page.elements.filter(({ attributes }) => attributes.type === 'speculationrules').length;
  return [
    ...originsIn(html, others).map((origin) => `names ${origin}, which is the other audience's`),
    ...(part('connect-src') === ["'self'", ...own].join(' ') ? [] : [`asks ${part('connect-src')}`]),
    ...(part('form-action') === ["'self'", ...(isAdmin ? [] : own)].join(' ')
      ? []
      : [`sends to ${part('form-action')}`]),
    ...(rules === (isAdmin ? 0 : 1) ? [] : [`has ${rules} sets of speculation rules`]),
    ...hosts.flatMap((host) =>
      own.includes(host) || shop.data.includes(host.replace(/^https?:/, '')) ? [] : [`allows ${host}`],
    ),
  ];
}

/** Every fault of a page, `file` being its place in the export. */
export function securityProblems(file: string, html: string, shop: ShopOrigins): string[] {
  const page = { elements: parseHtml(html) };
  const [, , charset, second] = page.elements;
  const isFirst = charset?.attributes.charset !== undefined && second !== undefined && isPolicy(second);
  return [
    ...(isFirst ? [] : ['its policy does not stand first']),
    ...policyProblems(page),
    ...page.elements.flatMap((element) => elementProblems(element, shop)),
    ...audienceProblems(page, html, /^admin\//.test(file), shop),
  ];
}
