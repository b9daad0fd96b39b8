import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishSettings, publishOrigins, toPublishTarget } from '@/lib/admin/publish/publish-target';
import { type Element, parseHtml } from './html';
import { basePath, catalogueFile, dataDir, siteUrl } from './site';

type Elements = { elements: readonly Element[] };

const read = (file: string) => readFileSync(file, 'utf8');
const dataFiles = readdirSync(dataDir).filter((name) => name.endsWith('.json') && name !== 'catalogue.json');
/** Text of all data files. */
const data = [catalogueFile, ...dataFiles.map((name) => join(dataDir, name))].map(read).join('\n');
const settings: { contactEndpoint?: string; publish?: PublishSettings } = dataFiles.includes('site.json')
  ? JSON.parse(read(join(dataDir, 'site.json')))
  : {};
/** Origins that pages may use for the contact form, and those for publishing. */
const contactOrigins = settings.contactEndpoint ? [new URL(settings.contactEndpoint).origin] : [];
const gitOrigins = settings.publish ? publishOrigins(toPublishTarget(settings.publish)) : [];

const isPolicy = ({ attributes }: Pick<Element, 'attributes'>) =>
  attributes['http-equiv'] === 'Content-Security-Policy';

/** The content security policy of a page. */
export const policyOf = ({ elements }: Elements): string | undefined => elements.find(isPolicy)?.attributes.content;

/** Problems of a policy: missing, duplicate, after the elements that it applies to, or with wrong hashes. */
function policyProblems({ elements }: Elements): string[] {
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
    ...(late ? ['its policy comes after scripts or styles'] : []),
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

/** Problems of an element: forbidden elements and attributes, unknown scripts, and links to unknown hosts. */
function elementProblems({ name, attributes }: Element): string[] {
  const { type, src = attributes['data-src'] } = attributes;
  const isUnknown = name === 'script' && (src === undefined ? !INLINE.includes(type) : !src.startsWith(`${basePath}/`));
  const problems = [
    ...(FORBIDDEN.test(name) ? [`<${name}>`] : []),
    ...(isUnknown ? [`a script of ${type ?? src}`] : []),
    ...Object.keys(attributes).filter((key) => key === 'style' || key === 'srcdoc' || key.startsWith('on')),
    ...(attributes['http-equiv'] !== undefined && !isPolicy({ attributes })
      ? [`http-equiv ${attributes['http-equiv']}`]
      : []),
  ];
  return [...problems, ...URL_ATTRIBUTES.flatMap((key) => urlProblem(attributes[key]) ?? [])];
}

function urlProblem(address: string | undefined): string | undefined {
  if (address === undefined || /^(?:mailto|tel|sms):/.test(address)) return undefined;
  const { protocol, origin, host } = new URL(address, siteUrl);
  if (!/^https?:$/.test(protocol)) return `links to ${address.slice(0, 60)}`;
  return origin === siteUrl || data.includes(`//${host}`) ? undefined : `links to ${host}, which is not in the data`;
}

/** The origins that a text contains. */
const originsIn = (text: string, origins: readonly string[]) => origins.filter((origin) => text.includes(origin));

/** Problems of the policy's origins: those of the other audience, and hosts that are not in the data. */
function audienceProblems(page: Elements, html: string, isAdmin: boolean): string[] {
  const policy = policyOf(page) ?? '';
  const [allowed, forbidden] = isAdmin ? [gitOrigins, contactOrigins] : [contactOrigins, gitOrigins];
  const directive = (name: string) =>
    policy
      .split('; ')
      .find((text) => text.startsWith(`${name} `))
      ?.slice(name.length + 1);
  const hosts = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  const rules = page.elements.filter(({ attributes }) => attributes.type === 'speculationrules').length;
  return [
    ...originsIn(html, forbidden).map((origin) => `contains ${origin} of the other audience`),
    ...(directive('connect-src') === ["'self'", ...allowed].join(' ')
      ? []
      : [`connects to ${directive('connect-src')}`]),
    ...(directive('form-action') === ["'self'", ...(isAdmin ? [] : allowed)].join(' ')
      ? []
      : [`sends to ${directive('form-action')}`]),
    ...(rules === (isAdmin ? 0 : 1) ? [] : [`has ${rules} sets of speculation rules`]),
    ...hosts.flatMap((host) =>
      allowed.includes(host) || data.includes(host.replace(/^https?:/, '')) ? [] : [`allows ${host}`],
    ),
  ];
}

/** Security problems of a page. `file` is its path in the export. */
export function securityProblems(file: string, html: string): string[] {
  const page = { elements: parseHtml(html) };
  const [, , charset, second] = page.elements;
  const isFirst = charset?.attributes.charset !== undefined && second !== undefined && isPolicy(second);
  return [
    ...(isFirst ? [] : ['its policy does not come first']),
    ...policyProblems(page),
    ...page.elements.flatMap(elementProblems),
    ...audienceProblems(page, html, /^admin\//.test(file)),
  ];
}
