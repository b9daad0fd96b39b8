import { usePathname } from 'next/navigation';
import { useQueryString } from '@/components/ui/use-url';

/** The query of the page: while a soft navigation is under way the address still belongs to the page before, and its query is not this page's. */
export function usePageQuery(): string {
  const pathname = usePathname();
  const query = useQueryString();
  return query !== '' && window.location.pathname.endsWith(pathname) ? query : '';
}
