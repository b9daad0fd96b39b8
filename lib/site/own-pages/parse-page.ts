import type { Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { visit } from 'unist-util-visit';
import { slugify } from '../../slug';
import { type OwnPageFields, type PageProblem, readPageSource } from './page-source';

/** Sizes of pictures by path in the data folder, such as '/pages/oven.jpg'. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** A page that the owner wrote in Markdown. */
export type OwnPage = OwnPageFields & {
  /** File name without '.md', and the address: 'shipping' for /shipping/. */
  name: string;
  description: string;
  /** Sanitized HTML. Addresses have no base path; the src of a picture is its path in the data folder. */
  tree: Root;
  links: { href: string; line: number }[];
  /** Ids of headings. */
  ids: string[];
  /** Paths of pictures in the data folder. */
  pictures: string[];
};

/** The elements and attributes that a page may have. */
const ALLOWED: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br', 'strong', 'em', 'a', 'img'],
    ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { '*': ['id', 'href', 'start', 'ariaLabel', 'align', 'src', 'alt', 'width', 'height', 'loading'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  clobber: [],
};
/** Ids of the header and footer of every page. */
const RESERVED_IDS = /^(?:content|footer-menu|newsletter-note|page-data|mobile-menu-title|menu-.*)$/;
const ALLOWED_LINKS = 'link to a page of the shop (/faq/ or returns.md), https://…, mailto:name@… or tel:+…';

/**
 * Parses and validates a page.
 * @param text undefined for a file that is not UTF-8
 * @param sizes of the pictures in the folder of pages
 * @returns problems with line or field; no page if it has errors or nothing to show
 */
export function parsePage(
  name: string,
  text: string | undefined,
  sizes: PictureSizes,
): { page?: OwnPage; problems: PageProblem[] } {
  if (text === undefined) return { problems: [{ message: 'is not text: save it as UTF-8' }] };
  const { fields, body, problems } = readPageSource(text);
  if (body === '') return { problems };
  const parts = parseMarkdown(body, fields?.title ?? name, sizes, problems);
  if (!fields || problems.some(({ isWarning }) => !isWarning)) return { problems };
  const first = parts.tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  const description = fields.description ?? (first ? textOf(first) : '');
  return { page: { name, ...fields, description, ...parts }, problems };
}

/**
 * Parses Markdown. Gives ids to headings, labels to tables, and sizes to pictures.
 * @param title labels tables above the first heading
 * @param problems receives new problems
 */
function parseMarkdown(body: string, title: string, sizes: PictureSizes, problems: PageProblem[]) {
  const markdown = fromMarkdown(body.normalize('NFC'), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  // HTML becomes raw nodes, which are reported here and removed by the sanitizer.
  const tree = toHast(markdown, { allowDangerousHtml: true }) as Root;
  const parts: Pick<OwnPage, 'links' | 'ids' | 'pictures'> = { links: [], ids: [], pictures: [] };
  let [level, heading, tables] = [1, title, 0];
  visit(tree, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    const report = (message: string) => problems.push({ field: `line ${line}`, message });
    if (node.type === 'raw')
      report(`has HTML (${node.value.slice(0, 40)}): write Markdown, or \\< for the character <`);
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    if (/^h[1-6]$/.test(tagName)) {
      const depth = Number(tagName[1]);
      if (depth === 1) report('begins with one #, which is for the title: write ##');
      // Screen reader users navigate by level, so no level may be skipped.
      level = Math.min(Math.max(depth, 2), level + 1, 4);
      node.tagName = `h${level}`;
      [heading, tables] = [textOf(node), 0];
      properties.id = uniqueId(slugify(heading), parts.ids);
      parts.ids.push(properties.id);
    } else if (tagName === 'a') {
      const href = toHref(String(properties.href));
      if (textOf(node) === '') report(`has a link to ${properties.href} without text`);
      if (href === undefined) report(`links to "${properties.href}": ${ALLOWED_LINKS}`);
      else parts.links.push({ href, line });
      properties.href = href;
    } else if (tagName === 'img') {
      const { src, alt } = properties;
      const path = `/pages/${String(src).replace(/^\.\//, '')}`;
      const [file = path, size] = [...sizes].find(([each]) => encodeURI(each) === path) ?? [];
      if (!alt) report(`shows ${src} without a description: write ![what the picture shows](${src})`);
      if (!size) report(`shows ${src}, which is not a PNG, JPEG, WebP, AVIF or plain SVG picture in the folder pages`);
      Object.assign(properties, { src: file, ...size });
      parts.pictures.push(file);
    } else if (tagName === 'table') {
      tables += 1;
      properties.ariaLabel = tables > 1 ? `${heading}, ${tables}` : heading;
    } else if (tagName === 'p' && children.length === 1) {
      const [picture] = children;
      if (picture?.type !== 'element' || picture.tagName !== 'img') return;
      node.tagName = 'figure';
      const { title: caption } = picture.properties;
      if (caption)
        children.push({ ...node, tagName: 'figcaption', children: [{ type: 'text', value: String(caption) }] });
      if (parent === tree && index === 0) picture.properties.loading = 'eager';
    }
  });
  return { tree: sanitize(tree, ALLOWED) as Root, ...parts };
}

/** The text of a node without its markup, on one line. */
function textOf(node: Nodes): string {
  const texts: string[] = [];
  visit(node, 'text', ({ value }) => {
    texts.push(value);
  });
  return texts.join('').replace(/\s+/g, ' ').trim();
}

function uniqueId(slug: string, ids: readonly string[]): string {
  const base = slug.replace(RESERVED_IDS, 'about-$&');
  let id = base;
  for (let number = 2; ids.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** 'returns.md#how' -> '/returns/#how', '/faq' -> '/faq/'; undefined for an address that is not allowed. */
function toHref(written: string): string | undefined {
  const [page, name, hash = ''] = /^(?:\.\/)?([^/?#:]+)\.md(#.*)?$/.exec(written) ?? [];
  if (page) return `/${name}/${hash}`;
  if (/^\/(?!\/)/.test(written)) return written.replace(/^[^?#]*\/[^/.?#]+(?=[?#]|$)/, '$&/');
  return /^(?:#.|https:\/\/[^/]|mailto:[^@\s]+@[^@\s]+$|tel:\+?[\d().-]+$)/.test(written) ? written : undefined;
}
