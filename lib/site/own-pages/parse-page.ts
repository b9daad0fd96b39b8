import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { prose } from '../../catalogue/schema/text';
import { type PageBlock, wordsOf } from './blocks';
import { type PageFault, readFrontMatter } from './front-matter';
import { type OwnPageFields, ownPageSchema } from './page-schema';
import { type PageLink, type PictureSizes, TreeReader } from './tree-reader';

/** The most characters of a page's body. */
const LONGEST = 60_000;

/** An owner's page as it was read, with the links in it by their lines; what they lead to is asked later. */
export type OwnPage = Required<Pick<OwnPageFields, 'title' | 'description' | 'link'>> & {
  /** The part of its address, which is that of its file's name: 'shipping'. */
  name: string;
  date?: string;
  blocks: readonly PageBlock[];
  links: readonly PageLink[];
  /** The ids of its headings, to which links may lead. */
  ids: readonly string[];
};

/**
 * Reads a page of the data folder: its head by the one schema of it, and its body in Markdown as a tree of our own. Never throws:
 * gives the page, or every fault that was found.
 * @param pictures the sizes of the folder's pictures by their paths in the data folder, such as '/pages/oven.jpg'
 */
export function parsePage(
  name: string,
  text: string,
  pictures: PictureSizes,
): { page: OwnPage } | { faults: PageFault[] } {
  const head = readFrontMatter(text);
  const faults = [...head.faults];
  // Without a head nothing tells where the body begins.
  if (head.body === '' && faults.length > 0) return { faults };
  const { data, error } = ownPageSchema.safeParse(head.fields);
  for (const { path, message } of error?.issues ?? [])
    faults.push({ ...(path.length > 0 && { field: path.join('.') }), message });
  const body = prose(LONGEST).safeParse(head.body.trim());
  for (const { message } of body.error?.issues ?? []) faults.push({ field: 'text', message });
  if (body.error) return { faults };
  const tree = fromMarkdown(head.body.normalize('NFC'), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const reader = new TreeReader(tree, pictures, data?.title ?? name);
  const blocks = reader.read();
  faults.push(...reader.faults);
  if (!data || faults.length > 0) return { faults };
  const { title, description = beginningOf(blocks), link = 'footer', date } = data;
  const { links, ids } = reader;
  return { page: { name, title, description, link, ...(date && { date }), blocks, links, ids: [...ids] } };
}

/** The first paragraph as one line. */
function beginningOf(blocks: readonly PageBlock[]): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return first?.kind === 'paragraph' ? wordsOf(first.content).replace(/\s+/g, ' ').trim() : '';
}
