import questionsData from '@data/questions.json';
import { categoryRule } from '../catalogue/categories/categories';
import { STATES } from '../catalogue/us-states';
import { shipsToFacet } from '../listing/facets/facets';
import type { IndexRow } from '../listing/index-row';
import type { PageRecord } from '../search/records';
import { pageLinksIn } from '../site/links/page-links';
import { routes } from '../site/routes';

const faqQuestions = questionsData as readonly { id: string; question: string }[];

/** The pages that a search of these goods may lead to, each address once; the product and its tests read this one list. */
export function searchPages(rows: readonly IndexRow[]): PageRecord[] {
  const known = new Map<string, PageRecord>();
  for (const page of [...storePages, ...pagesOf(rows)]) if (!known.has(page.href)) known.set(page.href, page);
  return [...known.values()];
}

const storePages: readonly PageRecord[] = [
  ...pageLinksIn('search').map(({ label, href, about }) => ({ name: label, href, about })),
  ...faqQuestions.map(({ id, question }): PageRecord => ({ name: question, href: routes.faq(id), isAnswer: true })),
  ...Object.keys(STATES).map(
    (code): PageRecord => ({
      name: shipsToFacet.chipLabel(code, ''),
      href: `${routes.allProducts()}?${shipsToFacet.parameter}=${code}`,
      isFilter: true,
    }),
  ),
];

/** The pages that goods make by themselves: those of their makers, categories and subcategories. */
function pagesOf(rows: readonly IndexRow[]): PageRecord[] {
  return rows.flatMap(({ card, brandSlug, placements }) => [
    ...placements.flatMap(({ category, subcategory }) => [
      { name: categoryRule(category).name, href: routes.category(category) },
      ...(subcategory ? [{ name: subcategory.name, href: routes.subcategory(category, subcategory.slug) }] : []),
    ]),
    { name: card.brand, href: routes.brand(brandSlug) },
  ]);
}
