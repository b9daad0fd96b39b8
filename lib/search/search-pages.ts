import questionsData from '@data/questions.json';
import { categoryRule } from '../catalogue/categories/categories';
import type { IndexRow } from '../listing/index-row';
import type { PageRecord } from '../search/records';
import { pageLinksIn } from '../site/links/page-links';
import { routes } from '../site/routes';

const faqQuestions = questionsData as readonly { id: string; question: string }[];

/** All pages that search can find, one for each address: store pages, then brands, categories and subcategories of the rows. */
export function searchPages(rows: readonly IndexRow[]): PageRecord[] {
  const byHref = new Map<string, PageRecord>();
  for (const page of [...storePages, ...pagesOf(rows)]) if (!byHref.has(page.href)) byHref.set(page.href, page);
  return [...byHref.values()];
}

const storePages: readonly PageRecord[] = [
  ...pageLinksIn('search').map(({ label, href, about }) => ({ name: label, href, about })),
  ...faqQuestions.map(({ id, question }): PageRecord => ({ name: question, href: routes.faq(id), isAnswer: true })),
];

/** The pages of brands, categories and subcategories that have products. */
function pagesOf(rows: readonly IndexRow[]): PageRecord[] {
  return rows.flatMap(({ card, brandSlug, placements }) => [
    ...placements.flatMap(({ category, subcategory }) => [
      { name: categoryRule(category).name, href: routes.category(category) },
      ...(subcategory ? [{ name: subcategory.name, href: routes.subcategory(category, subcategory.slug) }] : []),
    ]),
    { name: card.brand, href: routes.brand(brandSlug) },
  ]);
}
