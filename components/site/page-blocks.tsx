import { createElement } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/picture';
import { TableScroll } from '@/components/ui/table-scroll';
import type { PageBlock, PagePicture } from '@/lib/site/own-pages/blocks';
import type { PictureSource } from '@/lib/site/picture-source';
import { PageLine } from './page-line';
import styles from './pages.module.css';

type Props = {
  blocks: readonly PageBlock[];
  /** The sources of the pictures by their files. */
  sources: Readonly<Record<string, PictureSource>>;
  /** Whether these are the first of the page. */
  isTop?: boolean;
};

/** The parts of an owner's page, each in the direction of its own first letter. */
export function PageBlocks({ blocks, sources, isTop = false }: Props) {
  return blocks.map((block, index) => (
    <Block key={`${index} ${block.kind}`} block={block} sources={sources} isFirst={isTop && index === 0} />
  ));
}

type BlockProps = { block: PageBlock; sources: Props['sources']; isFirst: boolean };

function Block({ block, sources, isFirst }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <PageLine content={block.content} />
        </p>
      );
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id, dir: 'auto' }, <PageLine content={block.content} />);
    case 'list':
      return <List list={block} sources={sources} />;
    case 'quote':
      return (
        <blockquote dir="auto">
          <PageBlocks blocks={block.blocks} sources={sources} />
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <Table table={block} />;
    case 'picture':
      return <Figure picture={block} source={sources[block.file]} isFirst={isFirst} />;
  }
}

type ListProps = { list: PageBlock & { kind: 'list' }; sources: Props['sources'] };

function List({ list: { start, items }, sources }: ListProps) {
  const entries = items.map((item, index) => (
    <li key={`${index + 1}`} dir="auto">
      <PageBlocks blocks={item} sources={sources} />
    </li>
  ));
  if (start === undefined) return <ul dir="auto">{entries}</ul>;
  return (
    <ol dir="auto" start={start === 1 ? undefined : start}>
      {entries}
    </ol>
  );
}

function Table({ table: { label, ends, head, rows } }: { table: PageBlock & { kind: 'table' } }) {
  const classOf = (column: number) => (ends[column] ? styles.end : undefined);
  return (
    <TableScroll label={label}>
      <thead>
        <tr>
          {head.map((content, column) =>
            content.length === 0 ? (
              <td key={`${column + 1}`} />
            ) : (
              <th key={`${column + 1}`} scope="col" dir="auto" className={classOf(column)}>
                <PageLine content={content} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={`${row + 1}`}>
            {cells.map((content, column) => (
              <td key={`${column + 1}`} dir="auto" className={classOf(column)}>
                <PageLine content={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

type FigureProps = { picture: PagePicture; source: PictureSource | undefined; isFirst: boolean };

function Figure({ picture: { width, height, alt, caption }, source, isFirst }: FigureProps) {
  return (
    <figure>
      <Picture
        sources={source ? [source] : []}
        alt={alt}
        size={{ width, height }}
        sizes="(width < 44rem) 100vw, 42rem"
        isFirst={isFirst}
      />
      {caption && (
        <figcaption className={layout.note} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
