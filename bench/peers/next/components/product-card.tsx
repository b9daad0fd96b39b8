import Image from 'next/image';
import Link from 'next/link';
import { formatPrice, type Product, picturesOf } from '@/shared/catalogue';

export function ProductCard({ product, isFirst }: { product: Product; isFirst?: boolean }) {
  const { id, name, brand, price, oldPrice, rating } = product;
  const picture = picturesOf(product)[0];
  return (
    <li className="card">
      <Link href={`/products/${id}/`}>
        {picture && <Image src={picture.image} alt="" width={400} height={400} preload={isFirst} />}
        <h2>{name}</h2>
      </Link>
      <p>
        {brand}, rated {rating} of 5
      </p>
      <p className="price">
        {formatPrice(price)} {oldPrice && <s>{formatPrice(oldPrice)}</s>}
      </p>
    </li>
  );
}
