import 'server-only';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { faq, texts } from './content';
import { PAGE_ROWS, type PageName, type PageRow } from './pages';

/** A page of the table as this shop has it, with what its kind says of it. */
export type ShopPage = PageRow & Required<Pick<PageRow, 'label' | 'description' | 'places'>> & { isIndexed: boolean };

/** The data's additions to the rows: the owner's texts, and no places for a page whose data are left out. */
const FROM_DATA: Readonly<Record<string, Partial<PageRow>>> = {
  contact: texts.contact,
  faq: { ...texts.faq, ...(faq.length === 0 && { places: [] }) },
  sizeGuide: { ...texts.sizeGuide, ...(SIZE_GUIDES.length === 0 && { kind: 'tool', places: [] }) },
};

function toShopPage([name, row]: [string, PageRow]): [string, ShopPage] {
  const page = { label: row.title, description: '', places: [], ...row, ...FROM_DATA[name] };
  return [name, { ...page, isIndexed: page.kind !== 'tool' }];
}

/** The pages of the table by their names. */
export const shopPages = Object.fromEntries(Object.entries(PAGE_ROWS).map(toShopPage)) as Record<PageName, ShopPage>;

/** The pages that search engines may show and that are no listing of goods. */
export const textPages: readonly ShopPage[] = Object.values(shopPages).filter(({ kind }) => kind === 'text');
