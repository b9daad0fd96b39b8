import { createElement, Fragment } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { TableScroll } from '@/components/ui/table-scroll';
import type { PageBlock, PageInline, PagePicture } from '@/lib/site/own-pages/blocks';
import { isLinked } from '@/lib/site/owner-links';
import type { PictureSource } from '@/lib/site/picture-source';
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

/** A line of an owner's page: texts, of which none is markup, with what emphasizes them and where they lead. */
function PageLine({ content }: { content: readonly PageInline[] }) {
  return content.map((part, index) => <Part key={`${index + 1}`} part={part} />);
}

function Part({ part }: { part: PageInline }) {
  if (typeof part === 'string') return <Fragment>{part}</Fragment>;
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <PageLine content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <PageLine content={part.content} />
        </em>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      if (part.href.startsWith('/') && !isLinked(part.href)) return <PageLine content={part.content} />;
      return part.href.startsWith('/') ? (
        <Link href={part.href}>
          <PageLine content={part.content} />
        </Link>
      ) : (
        <a href={part.href} rel={part.href.startsWith('#') ? undefined : 'noreferrer'}>
          <PageLine content={part.content} />
        </a>
      );
  }
}
