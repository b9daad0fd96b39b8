import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Listing } from '@/components/listing';
import { categories } from '@/shared/catalogue';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ category: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category: slug } = await params;
  return { title: categories.find((category) => category.slug === slug)?.name };
}

export default async function CategoryPage({ params }: Props) {
  const { category: slug } = await params;
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) notFound();
  return <Listing category={category} page={1} />;
}
