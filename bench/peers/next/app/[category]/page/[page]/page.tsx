import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Listing } from '@/components/listing';
import { categories, pageCount } from '@/shared/catalogue';

type Props = { params: Promise<{ category: string; page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return categories.flatMap((category) =>
    Array.from({ length: pageCount(category) }, (_, index) => ({ category: category.slug, page: String(index + 1) })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category: slug, page } = await params;
  return { title: `${categories.find((category) => category.slug === slug)?.name}, page ${page}` };
}

export default async function NumberedPage({ params }: Props) {
  const { category: slug, page } = await params;
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) notFound();
  return <Listing category={category} page={Number(page)} />;
}
