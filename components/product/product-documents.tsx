import type { ProductDocument } from '@/lib/catalogue/schema/product';
import { formatCount } from '@/lib/money';
import { asset } from '@/lib/site/asset';

type Props = { documents: readonly ProductDocument[] };

/** The documents of a product, each with its kind and size. They are kept as files: what is opened under their address may run nothing, and a viewer would. */
export function ProductDocuments({ documents }: Props) {
  return (
    <ul aria-label="Documents">
      {documents.map(({ name, href, bytes }) => (
        <li key={href}>
          <a href={asset(href)} download>
            <bdi>{name}</bdi>
            {` (PDF${bytes === undefined ? '' : `, ${formatCount(Math.ceil(bytes / 1024))} KB`})`}
          </a>
        </li>
      ))}
    </ul>
  );
}
