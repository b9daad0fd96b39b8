import { createHash } from 'node:crypto';
import { chunkGuard } from '../../lib/chunk-guard';
import { type InlineKind, kindOf } from './inline-scripts';
import { stripPayload } from './payload';
import { contentSecurityPolicy } from './policy';
import { readTags, type Tag } from './tags';

type InlineScript = { start: number; end: number; text: string; kind: InlineKind };

const FORBIDDEN = new Set(['style', 'base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal']);
const LEADS = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster']);

/**
 * Puts the content security policy into a page, with the hash of each of its inline scripts. Throws naming the first script,
 * style or handler that is not one of those we know. Neighboring parts of Next's payload become one script, for a hash is
 * as long as many words and does not compress.
 * @param basePath where the page's own scripts and styles must stand: '' or '/store'
 * @param isDocument whether the page is left by loading the next one, so that its payload can go without what the HTML says
 */
export function sealPage(
  html: string,
  { basePath, contactOrigin, isDocument = false }: { basePath: string; contactOrigin?: string; isDocument?: boolean },
): string {
  const tags = readTags(html);
  for (const tag of tags) checkTag(tag, `${basePath}/_next/`);
  const scripts = mergePayload(isDocument ? shortenPayload(inlineScripts(html, tags)) : inlineScripts(html, tags));
  const hashes = scripts.filter(({ kind }) => kind !== 'data').map(({ text }) => hashOf(text));
  const guard = chunkGuard(basePath);
  const policy = contentSecurityPolicy([...new Set([hashOf(guard), ...hashes])], contactOrigin);
  const charset = tags.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset || tags[1]?.name !== 'head' || charset !== tags[2])
    throw new Error('<head> does not begin with its charset');
  // The charset must stand in the first kilobyte; what comes after it is all under the policy. Not by React, which would repeat
  // the script in the payload twice.
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${guard}</script>`;
  const edits = [
    { start: charset.end, end: charset.end, text: head },
    ...scripts
      .filter(({ kind }) => kind === 'payload')
      .map((script) => ({ ...script, text: `<script>${script.text}</script>` })),
  ];
  return replaceAll(html, edits);
}

function checkTag({ name, attributes, isClosing }: Tag, ownFiles: string) {
  if (isClosing) return;
  if (FORBIDDEN.has(name)) throw new Error(`<${name}> is not allowed`);
  if (attributes.has('http-equiv'))
    throw new Error(`<meta http-equiv="${attributes.get('http-equiv')}"> is not allowed`);
  const isStyleSheet = name === 'link' && /stylesheet/i.test(attributes.get('rel') ?? '');
  const source = name === 'script' ? attributes.get('src') : isStyleSheet && attributes.get('href');
  if (source && !source.startsWith(ownFiles)) throw new Error(`<${name}> loads ${source}`);
  for (const [attribute, value] of attributes) {
    if (attribute === 'style' || attribute === 'srcdoc' || attribute.startsWith('on')) {
      throw new Error(`<${name} ${attribute}="${value.slice(0, 60)}"> is not allowed`);
    }
    if (LEADS.has(attribute) && /^\W*javascript:/i.test(value)) throw new Error(`<${name}> leads to ${value}`);
  }
}

function inlineScripts(html: string, tags: readonly Tag[]): InlineScript[] {
  return tags.flatMap((tag, index) => {
    if (tag.name !== 'script' || tag.isClosing || tag.attributes.has('src')) return [];
    const closing = tags[index + 1];
    if (!closing) throw new Error('<script> without an end');
    const text = html.slice(tag.end, closing.start);
    const kind = kindOf(tag.attributes.get('type'), text);
    if (!kind) throw new Error(`unknown inline script: ${text.slice(0, 200)}`);
    return [{ start: tag.start, end: closing.end, text, kind }];
  });
}

/** The payload without what the HTML says, where its first part stands. */
function shortenPayload(scripts: readonly InlineScript[]): InlineScript[] {
  const texts = scripts.flatMap(({ kind, text }) => {
    const [, json] = (kind === 'payload' && /^self\.__next_f\.push\((.*)\)$/s.exec(text)) || [];
    return json ? [JSON.parse(json)[1] as string] : [];
  });
  const json = JSON.stringify(stripPayload(texts.join(''))).replaceAll('<', '\\u003c');
  const whole = `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${json}])`;
  const first = scripts.findIndex(({ kind }) => kind === 'payload');
  return scripts.map((script, index) =>
    script.kind === 'payload' ? { ...script, text: index === first ? whole : '' } : script,
  );
}

/** Scripts of the payload that follow one another run one after the other anyway. */
function mergePayload(scripts: readonly InlineScript[]): InlineScript[] {
  const merged: InlineScript[] = [];
  for (const script of scripts) {
    const last = merged.at(-1);
    const isNext = last?.kind === 'payload' && script.kind === 'payload' && last.end === script.start;
    if (last && isNext)
      merged[merged.length - 1] = {
        ...last,
        end: script.end,
        text: script.text ? `${last.text};${script.text}` : last.text,
      };
    else merged.push(script);
  }
  return merged;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** @param edits in the order of the page */
function replaceAll(html: string, edits: readonly { start: number; end: number; text: string }[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
