import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategorySlider, PictureBanner } from '@/components/listing/category-slider';
import { ListingView } from '@/components/listing/listing-view';
import { OwnPageView } from '@/components/site/own-page-view';
import { paramsOf, viewOf } from '@/lib/views/viewed-routes';

type Props = { params: Promise<{ category: string; rest?: string[] }> };

const ROUTE = '[category]/[[...rest]]';

export const dynamicParams = false;

export const generateStaticParams = () => paramsOf(ROUTE);

const find = async ({ params }: Props) => viewOf(ROUTE, await params) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await find(props)).metadata;
}

export default async function CategoryPage(props: Props) {
  const view = await find(props);
  if ('blocks' in view) return <OwnPageView view={view} />;
  const { slider, pictures } = view;
  const banner = slider
    ? slider.slides.length > 0 && <CategorySlider {...slider} />
    : pictures && pictures.length > 0 && <PictureBanner pictures={pictures} />;
  return <ListingView view={view} banner={banner} />;
}
