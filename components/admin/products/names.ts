import type { StateFilter } from '@/lib/admin/list/list-url';
import type { CategoryKey } from '@/lib/catalogue/categories';

/** 'tactical_gear' -> 'Tactical gear'. */
export function categoryName(key: CategoryKey): string {
  return sentence(key.replaceAll('_', ' '));
}

/** 'unpublished' -> 'Unpublished'. */
export function stateName(key: StateFilter): string {
  return sentence(key);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
