import type {
  BlockContent,
  DefinitionContent,
  Image,
  List,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { slugify } from '../../slug';
import { type PageBlock, type PageInline, type PagePicture, wordsOf } from './blocks';
import type { PageFault } from './front-matter';
import { pictureFile, resolveAddress } from './resolve-address';

/** A link of a page, with the line in which it stands. */
export type PageLink = { href: string; line: number };
/** The sizes of pictures by their paths in the data folder; undefined for a file that is no picture. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number } | undefined>;

/** How deep lists and quotes may stand in one another, and how large a table may be. */
const DEEPEST = 6;
const MOST_COLUMNS = 12;
const MOST_ROWS = 300;
/** The measures of pictures that a build makes copies of. */
const SHORTEST_SIDE = 16;
const MOST_PIXELS = 50_000_000;
/** The ids of what stands around the text of a page. */
const TAKEN_IDS = ['content', 'footer-menu', 'newsletter-note', 'page-data', 'mobile-menu-title'];
const LEVELS = [2, 3, 4] as const;

/** Makes our own tree of one that was read from Markdown, and notes all in it that a page may not have. */
export class TreeReader {
  readonly faults: PageFault[] = [];
  readonly links: PageLink[] = [];
  readonly ids = new Set<string>();
  private readonly definitions = new Map<string, { url: string; title?: string | null | undefined }>();
  private readonly labels = new Map<string, number>();
  private depth = 0;
  private level = 1;
  private heading: string;

  constructor(
    private readonly tree: Root,
    private readonly pictures: PictureSizes,
    title: string,
  ) {
    this.heading = title;
  }

  read(): PageBlock[] {
    this.define(this.tree);
    return this.blocks(this.tree.children);
  }

  /** The addresses that a page names once and uses by their names: of two of a name the first counts. */
  private define(node: Nodes): void {
    const open: Nodes[] = [node];
    for (let next = open.pop(); next; next = open.pop()) {
      if (next.type === 'definition' && !this.definitions.has(next.identifier))
        this.definitions.set(next.identifier, next);
      if ('children' in next) open.push(...[...next.children].reverse());
    }
  }

  private fault(node: Nodes, message: string): void {
    this.faults.push({ field: `line ${lineOf(node)}`, message });
  }

  private blocks(nodes: readonly RootContent[]): PageBlock[] {
    return nodes.flatMap((node) => this.block(node));
  }

  private block(node: RootContent): PageBlock[] {
    switch (node.type) {
      case 'paragraph':
        return this.paragraph(node.children);
      case 'heading':
        return this.head(node, node.depth);
      case 'list':
        return this.nested(node, () => this.list(node));
      case 'blockquote':
        return this.nested(node, () => [{ kind: 'quote', blocks: this.blocks(node.children) }]);
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'table':
        return this.table(node);
      case 'html':
        this.html(node, node.value);
        return [];
      default:
        return [];
    }
  }

  /** Blocks in a list or quote, unless that is too deep in others. */
  private nested(node: Nodes, read: () => PageBlock[]): PageBlock[] {
    if (this.depth === DEEPEST) {
      this.fault(node, `stands in more than ${DEEPEST} lists or quotes, one in the other`);
      return [];
    }
    this.depth += 1;
    const blocks = read();
    this.depth -= 1;
    return blocks;
  }

  /** A paragraph; pictures without words beside them are blocks of their own. */
  private paragraph(nodes: readonly PhrasingContent[]): PageBlock[] {
    const isPicture = (node: PhrasingContent) => node.type === 'image' || node.type === 'imageReference';
    const isGap = (node: PhrasingContent) =>
      node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
    if (nodes.some(isPicture) && nodes.every((node) => isPicture(node) || isGap(node)))
      return nodes.flatMap((node) => (isPicture(node) ? this.picture(node) : []));
    const content = this.line(nodes);
    return content.length > 0 ? [{ kind: 'paragraph', content }] : [];
  }

  private head(node: Nodes & { children: PhrasingContent[] }, depth: number): PageBlock[] {
    if (depth === 1) this.fault(node, 'begins with one #: the title is the one heading of that size, so write ##');
    const content = this.line(node.children);
    const words = wordsOf(content).trim();
    if (words === '') return [];
    this.heading = words;
    // Readers who go from heading to heading would miss what a skipped level stands for.
    this.level = Math.min(Math.max(depth, 2), this.level + 1, 4);
    return [{ kind: 'heading', level: LEVELS[this.level - 2] ?? 2, id: this.idFor(words), content }];
  }

  private idFor(words: string): string {
    const slug = slugify(words);
    const isTaken = (id: string) => this.ids.has(id) || TAKEN_IDS.includes(id) || id.startsWith('menu-');
    let id = slug;
    for (let number = 2; isTaken(id); number += 1) id = `${slug.replace(/^menu-/, 'about-menu-')}-${number}`;
    this.ids.add(id);
    return id;
  }

  private list({ ordered, start, children }: List): PageBlock[] {
    const items = children.map((item) => this.blocks(item.children as (BlockContent | DefinitionContent)[]));
    return [{ kind: 'list', ...(ordered && { start: start ?? 1 }), items }];
  }

  private table(node: Table): PageBlock[] {
    const [first, ...others] = node.children;
    const columns = first?.children.length ?? 0;
    if (columns > MOST_COLUMNS)
      this.fault(node, `is a table of ${columns} columns; at most ${MOST_COLUMNS} are allowed`);
    if (others.length > MOST_ROWS)
      this.fault(node, `is a table of ${others.length} rows; at most ${MOST_ROWS} are allowed`);
    if (columns > MOST_COLUMNS || others.length > MOST_ROWS) return [];
    const [head = [], ...rows] = node.children.map(({ children }) =>
      Array.from({ length: columns }, (_, column) => this.line(children[column]?.children ?? [])),
    );
    const ends = Array.from({ length: columns }, (_, column) => node.align?.[column] === 'right');
    const count = (this.labels.get(this.heading) ?? 0) + 1;
    this.labels.set(this.heading, count);
    return [{ kind: 'table', label: count > 1 ? `${this.heading}, ${count}` : this.heading, ends, head, rows }];
  }

  private line(nodes: readonly PhrasingContent[]): PageInline[] {
    return nodes.flatMap((node) => this.part(node));
  }

  private part(node: PhrasingContent): PageInline[] {
    switch (node.type) {
      case 'text':
        return node.value === '' ? [] : [node.value];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: this.line(node.children) }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        return this.link(node, node.url);
      case 'linkReference':
        return this.link(node, this.definitions.get(node.identifier)?.url ?? '');
      case 'image':
      case 'imageReference':
        this.fault(node, 'has a picture amid words: give it a line of its own, with an empty line before and after it');
        return [];
      case 'html':
        this.html(node, node.value);
        return [];
      default:
        return [];
    }
  }

  private link(node: Nodes & { children: PhrasingContent[] }, written: string): PageInline[] {
    const resolved = resolveAddress(written);
    if ('fault' in resolved) this.fault(node, resolved.fault);
    const content = this.line(node.children);
    if (wordsOf(content).trim() === '') this.fault(node, `has a link to ${written} without words`);
    if ('fault' in resolved) return content;
    this.links.push({ href: resolved.href, line: lineOf(node) });
    return [{ kind: 'link', href: resolved.href, content }];
  }

  private picture(node: PhrasingContent): PagePicture[] {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const { url, title }: Pick<Image, 'url' | 'title'> =
      node.type === 'image' ? node : (this.definitions.get(node.identifier) ?? { url: '' });
    const alt = node.alt?.trim() ?? '';
    if (alt === '') this.fault(node, `shows ${url} without words for who cannot see it: ![what is seen](${url})`);
    const file = pictureFile(url);
    const size = file === undefined ? undefined : this.pictures.get(file);
    if (file === undefined)
      this.fault(node, `shows ${url}: a picture stands in the folder pages, such as ![a bench](bench.jpg)`);
    else if (!this.pictures.has(file)) this.fault(node, `shows ${url}, which is not in the folder pages`);
    else if (!size)
      this.fault(node, `shows ${url}, which is no picture: PNG, JPEG, WebP, AVIF and plain SVG are taken`);
    else if (Math.min(size.width, size.height) < SHORTEST_SIDE || size.width * size.height > MOST_PIXELS)
      this.fault(
        node,
        `shows ${url} of ${size.width} x ${size.height} pixels: at least 16 x 16 and at most 50 million are taken`,
      );
    return file && size ? [{ kind: 'picture', file, ...size, alt, ...(title && { caption: title }) }] : [];
  }

  private html(node: Nodes, value: string): void {
    const [begin = ''] = value.split('\n');
    const shown = begin.length > 40 ? `${begin.slice(0, 40)}…` : begin;
    this.fault(node, `holds HTML, ${shown}: write it as Markdown, or \\< for the sign itself`);
  }
}

const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;
