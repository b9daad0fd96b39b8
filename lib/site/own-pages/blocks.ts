/** A part of a line of an owner's page; a plain text stands for itself, and is never markup. */
export type PageInline =
  | string
  | { kind: 'strong' | 'emphasis'; content: readonly PageInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  /** The address has no base path: of this site '/faq/#sizing' or '#sizing', of another one 'https://…'. */
  | { kind: 'link'; href: string; content: readonly PageInline[] };

/** A picture of the data folder with the size that its file says. */
export type PagePicture = {
  kind: 'picture';
  /** Its path in the data folder: '/pages/oven.jpg'. */
  file: string;
  width: number;
  height: number;
  alt: string;
  caption?: string;
};

/** A part of an owner's page, as plain data. */
export type PageBlock =
  | PagePicture
  | { kind: 'paragraph'; content: readonly PageInline[] }
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; content: readonly PageInline[] }
  /** A list is numbered from `start` on where it has one. */
  | { kind: 'list'; start?: number; items: readonly (readonly PageBlock[])[] }
  | { kind: 'quote'; blocks: readonly PageBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | {
      kind: 'table';
      /** The words by which it is told from others: those of the heading above it. */
      label: string;
      /** Columns of numbers stand at the end of their cells. */
      ends: readonly boolean[];
      head: readonly (readonly PageInline[])[];
      rows: readonly (readonly (readonly PageInline[])[])[];
    };

/** The words of a line, without what they look like. */
export function wordsOf(content: readonly PageInline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'code') return part.text;
      return part.kind === 'break' ? ' ' : wordsOf(part.content);
    })
    .join('');
}

/** All pictures of some blocks, those in lists and quotes among them. */
export function picturesIn(blocks: readonly PageBlock[]): PagePicture[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'quote') return picturesIn(block.blocks);
    return block.kind === 'list' ? block.items.flatMap(picturesIn) : [];
  });
}
