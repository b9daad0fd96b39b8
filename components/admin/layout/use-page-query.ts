import { usePathname } from 'next/navigation';
import { useQueryString } from '@/components/ui/use-url';

/** Query string of this page. Empty during a soft navigation, while the URL is still that of the previous page. */
export function usePageQuery(): string {
  const pathname = usePathname();
  const query = useQueryString();
  return query !== '' && window.location.pathname.endsWith(pathname) ? query : '';
}
