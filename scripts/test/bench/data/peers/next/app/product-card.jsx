import Image from 'next/image';
import Link from 'next/link';
import { formatPrice, picturesOf } from '../shared/catalogue';

export function ProductCard({ product, isFirst }) {
  const { id, name, brand, price, rating } = product;
  const [picture] = picturesOf(product);
  return (
    <li className="card">
      <Link href={`/products/${id}/`}>
        {picture && <Image src={picture.src} alt="" width={400} height={400} preload={isFirst} />}
        <h2>{name}</h2>
      </Link>
      <p>
        {brand}, rated {rating} of 5
      </p>
      <p className="price">{formatPrice(price)}</p>
    </li>
  );
}
