import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandIndex } from '@/components/listing/brand-index';
import { ListingView } from '@/components/listing/listing-view';
import { paramsOf, viewOf } from '@/lib/views/viewed-routes';

type Props = { params: Promise<{ rest?: string[] }> };

const ROUTE = 'brands/[[...rest]]';

export const dynamicParams = false;

export const generateStaticParams = () => paramsOf(ROUTE);

const find = async ({ params }: Props) => viewOf(ROUTE, await params) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await find(props)).metadata;
}

export default async function BrandPage(props: Props) {
  const view = await find(props);
  return 'brands' in view ? <BrandIndex brands={view.brands} /> : <ListingView view={view} />;
}
