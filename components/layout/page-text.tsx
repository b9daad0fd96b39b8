import 'server-only';
import type { Root, RootContent } from 'hast';
import { createElement, type ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { TableScroll } from '@/components/ui/table';
import { getPhotographCopies } from '@/lib/catalogue/images/image-copies';
import { isSvg, photographPath } from '@/lib/catalogue/images/product-images';
import { readEnvironment } from '@/lib/site/environment';
import { isLinkable } from '@/lib/site/links/owner-links';
import { readPageSvg } from '@/lib/site/own-pages/own-pages';
import { pictureSource } from '@/lib/site/picture-source';
import styles from './pages.module.css';

/** The attributes of elements that a component renders. */
type Props = { children?: ReactNode; width?: number; height?: number } & {
  [name in 'href' | 'src' | 'alt' | 'loading' | 'align' | 'ariaLabel']?: string;
};

const COMPONENTS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  a: PageLink,
  img: PagePicture,
  figcaption: (props) => <figcaption className={layout.note} {...props} />,
  table: ({ ariaLabel = '', children }) => <TableScroll label={ariaLabel}>{children}</TableScroll>,
  th: ({ children, ...props }) =>
    children ? (
      <th scope="col" {...withAlignment(props)}>
        {children}
      </th>
    ) : (
      <td />
    ),
  td: (props) => <td {...withAlignment(props)} />,
};

/** Elements with `dir="auto"`: text from right to left is detected for each. */
const BLOCKS = /^(?:p|h\d|ul|ol|li|blockquote|th|td|figcaption)$/;

/** Renders the sanitized HTML tree of a page. */
export function PageText({ tree }: { tree: Root }) {
  return tree.children.map(toElement);
}

function toElement(node: RootContent, key: number): ReactNode {
  // The parser adds line breaks between elements, which React does not allow in tables.
  if (node.type === 'text') return node.value === '\n' && !node.position ? null : node.value;
  if (node.type !== 'element') return null;
  const { tagName, properties, children } = node;
  const dir = tagName === 'pre' ? 'ltr' : BLOCKS.test(tagName) ? 'auto' : undefined;
  const props = { key, ...(dir && { dir }), ...(properties as Props) };
  return createElement(COMPONENTS[tagName] ?? tagName, props, ...children.map(toElement));
}

function PageLink({ href = '', children }: Props) {
  if (href.startsWith('/')) return isLinkable(href) ? <Link href={href}>{children}</Link> : children;
  return (
    <a href={href} rel={href.startsWith('#') ? undefined : 'noreferrer'}>
      {children}
    </a>
  );
}

function PagePicture({ src = '', alt = '', width = 0, height = 0, loading }: Props) {
  return (
    <Picture
      sources={[sourceOf(src)]}
      alt={alt}
      size={{ width, height }}
      sizes="(width < 44rem) 100vw, 42rem"
      isFirst={loading === 'eager'}
    />
  );
}

/** Throws an error for a picture without copies, such as one added while `npm run dev` runs. */
function sourceOf(file: string) {
  const { dataDir } = readEnvironment();
  if (isSvg(file)) return pictureSource(readPageSvg(dataDir, file).path);
  const copies = getPhotographCopies(file);
  const widest = copies?.at(-1);
  if (!copies || !widest) throw new Error(`${dataDir}${file} is new: start npm run dev or npm run build again`);
  return pictureSource({ src: photographPath(widest.file), copies });
}

/** Replaces the attribute `align` by a class. Only 'right' has one, for columns of numbers. */
const withAlignment = ({ align, ...props }: Props) => ({
  ...props,
  className: align === 'right' ? styles.end : undefined,
});
