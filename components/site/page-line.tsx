import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import type { PageInline } from '@/lib/site/own-pages/blocks';

/** A line of an owner's page: texts, of which none is markup, with what emphasizes them and where they lead. */
export function PageLine({ content }: { content: readonly PageInline[] }) {
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
