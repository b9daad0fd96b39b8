import { createHash } from 'node:crypto';
import { DATA_ID } from '../loader/loader-text';
import { printRows, readRows } from './flight';
import { type InlineScript, readInlineScript } from './inline-scripts';
import { stripPayload } from './payload';
import { type Audience, contentSecurityPolicy, type Origins } from './policy';
import { isStyleSheet, type StyleSheet, withSheet } from './style-sheet';
import { type HtmlTag, readTags } from './tags';

export type SealSettings = {
  /** Where the page's own scripts and styles must stand: '' or '/store'. */
  basePath: string;
  origins?: Origins | undefined;
  audience: Audience;
  /** The page says nothing without its scripts: they come at once. */
  isAtOnce: boolean;
  loader: string;
  /** The address of a script that runs before anything of the page is read. */
  first?: string | undefined;
  /** Speculation Rules as JSON, for visitors. */
  rules: string;
  /** The sheet in place of the page's own ones. */
  sheet?: StyleSheet | undefined;
};

type Edit = { start: number; end: number; text: string };

const FORBIDDEN = new Set(['style', 'base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal']);
const LEADS = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster']);
/** Found in the text of all attributes that could be refused, and in some other ones. */
const DOUBTFUL = /\s(?:on|style|srcdoc|http-equiv)|javascript:/i;

/**
 * Makes an exported page one that is read before it is run. Its scripts and their payload become one block of data, which the
 * loader in its head reads when the time has come; the content security policy allows the loader and the chunks, and nothing
 * else. Throws naming the first script, style or handler that is not one of those we know.
 */
export function sealPage(exported: string, settings: SealSettings): string {
  const { sheet } = settings;
  const html = sheet ? withSheet(exported, sheet) : exported;
  const tags = readTags(html);
  for (const tag of tags) checkTag(tag, `${settings.basePath}/_next/`);
  const charset = tags.find((tag) => tag.name === 'meta' && tag.attributes.has('charset'));
  if (!charset || tags[1]?.name !== 'head' || charset !== tags[2])
    throw new Error('<head> does not begin with its charset');
  const body = tags.findLast(({ name, isClosing }) => name === 'body' && isClosing);
  if (!body) throw new Error('<body> without an end');
  const { edits, inline, sources } = takeScripts(html, tags);
  const styles = sheet ? takeSheets(tags, sheet) : [];
  const pictures = tags.filter(isFirstPicture).map(({ start, end }) => ({ start, end, text: '' }));
  const painted = [...styles.slice(0, 1), ...pictures].map(({ start, end }) => html.slice(start, end)).join('');
  return replaceAll(html, [
    // The charset must stand in the first kilobyte; what comes after it is all under the policy. Not by React, which would
    // repeat the script in the payload twice. Then what is painted with, before the fonts: without the style sheet there is
    // nothing to see, and hosts that do not weigh requests answer them in their order. A script after the sheet would wait for it.
    {
      start: charset.end,
      end: charset.end,
      text: headOf(settings) + painted,
    },
    ...[...edits, ...styles, ...pictures].sort((a, b) => a.start - b.start),
    { start: body.start, end: body.start, text: dataBlock(inline, sources, settings) },
  ]);
}

function headOf({ audience, loader, first, rules, origins }: SealSettings): string {
  const speculation = audience === 'visitor' ? `<script type="speculationrules">${rules}</script>` : '';
  const hashes = (audience === 'visitor' ? [loader, rules] : [loader]).map(hashOf);
  const policy = contentSecurityPolicy(audience, hashes, origins);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${first ? `<script src="${first}"></script>` : ''}<script>${loader}</script>${speculation}`;
}

function checkTag(tag: HtmlTag, ownFiles: string) {
  const { name, isClosing } = tag;
  if (isClosing) return;
  if (FORBIDDEN.has(name)) throw new Error(`<${name}> is not allowed`);
  const source = name === 'script' ? tag.attributes.get('src') : isStyleSheet(tag) && tag.attributes.get('href');
  if (source && !source.startsWith(ownFiles)) throw new Error(`<${name}> loads ${source}`);
  if (!DOUBTFUL.test(tag.text)) return;
  const { attributes } = tag;
  if (attributes.has('http-equiv'))
    throw new Error(`<meta http-equiv="${attributes.get('http-equiv')}"> is not allowed`);
  for (const [attribute, value] of attributes) {
    if (attribute === 'style' || attribute === 'srcdoc' || attribute.startsWith('on')) {
      throw new Error(`<${name} ${attribute}="${value.slice(0, 60)}"> is not allowed`);
    }
    if (LEADS.has(attribute) && /^\W*javascript:/i.test(value)) throw new Error(`<${name}> leads to ${value}`);
  }
}

/**
 * The edits that take out of a page its chunks with the hints that fetch them early, the inline scripts that the data block
 * stands for, and what it says twice.
 */
function takeScripts(html: string, tags: readonly HtmlTag[]) {
  const edits: Edit[] = [];
  const inline: InlineScript[] = [];
  const sources = new Set<string>();
  for (const [index, tag] of tags.entries()) {
    const { name, start, end } = tag;
    if ((name === 'link' && tag.attributes.get('as') === 'script') || isSaidElsewhere(tag))
      edits.push({ start, end, text: '' });
    if (name !== 'script' || tag.isClosing) continue;
    const closing = tags[index + 1];
    if (!closing) throw new Error('<script> without an end');
    const source = tag.attributes.get('src');
    // Browsers without modules cannot run the other chunks either.
    if (source !== undefined && !tag.attributes.has('nomodule')) sources.add(source);
    const script = source === undefined ? readInline(tag, html.slice(end, closing.start)) : undefined;
    if (script) inline.push(script);
    if (script?.kind !== 'data') edits.push({ start, end: closing.end, text: '' });
  }
  return { edits, inline, sources };
}

/** Takes out the sheet's links, of which one has its place in the head. Throws where a page loads one that it does not stand for. */
function takeSheets(tags: readonly HtmlTag[], { href }: StyleSheet): Edit[] {
  return tags.filter(isStyleSheet).map(({ attributes, start, end }) => {
    if (attributes.get('href') !== href) throw new Error(`${attributes.get('href')} is no part of ${href}`);
    return { start, end, text: '' };
  });
}

/** The hint that fetches the picture which is painted first. */
function isFirstPicture(tag: HtmlTag): boolean {
  return tag.name === 'link' && tag.attributes.get('rel') === 'preload' && tag.attributes.get('as') === 'image';
}

/** Tags that X takes from the Open Graph, and a mark that only Next's own telemetry reads. */
function isSaidElsewhere(tag: HtmlTag): boolean {
  return tag.name === 'meta' && /^(?:twitter:(?!card$)|next-size-adjust$)/.test(tag.attributes.get('name') ?? '');
}

function readInline(tag: HtmlTag, text: string): InlineScript {
  const script = readInlineScript(tag.attributes.get('type'), text);
  if (!script) throw new Error(`unknown inline script: ${text.slice(0, 200)}`);
  return script;
}

type BlockSettings = Pick<SealSettings, 'audience' | 'isAtOnce' | 'sheet'>;

function dataBlock(
  inline: readonly InlineScript[],
  sources: ReadonlySet<string>,
  { audience, isAtOnce, sheet }: BlockSettings,
): string {
  const payload = inline.map((script) => (script.kind === 'payload' ? script.text : '')).join('');
  // The operator goes on softly, for which the head in the payload is needed.
  const flight = audience === 'visitor' && payload ? stripPayload(payload) : printRows(readRows(payload));
  const chunks = inline.flatMap((script) => (script.kind === 'chunks' ? [script.chunks] : []));
  if (chunks.length > 1) throw new Error('two lists of first chunks');
  // Parts that come later ask for their sheets by these names, and must find them loaded.
  const asked = Object.entries(sheet?.asked ?? {}).filter(([, scripts]) =>
    scripts.some((script) => sources.has(script)),
  );
  chunks[0]?.otherChunks.push(...asked.map(([part]) => part.slice('_next/'.length)));
  // The payload as it stands: in quotes it would be a tenth longer.
  const data = `${JSON.stringify({ scripts: [...sources], chunks: chunks[0] })}\n${flight}`;
  const text = data.replaceAll('<', '\\u003c');
  return `<script type="text/plain" id="${DATA_ID}"${isAtOnce ? ' data-now=""' : ''}>${text}</script>`;
}

const hashes = new Map<string, string>();

/** The hash of a script that stands in page after page. */
function hashOf(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return hash;
}

/** @param edits in the order of the page */
function replaceAll(html: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
