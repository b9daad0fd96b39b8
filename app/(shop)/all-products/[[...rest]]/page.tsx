import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { paramsOf, viewOf } from '@/lib/views/viewed-routes';

type Props = { params: Promise<{ rest?: string[] }> };

const ROUTE = 'all-products/[[...rest]]';

export const dynamicParams = false;

export const generateStaticParams = () => paramsOf(ROUTE);

const find = async ({ params }: Props) => viewOf(ROUTE, await params) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await find(props)).metadata;
}

export default async function AllProductsPage(props: Props) {
  return <ListingView view={await find(props)} />;
}
