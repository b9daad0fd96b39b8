import { download } from '@/components/ui/download';
import { decodeText } from '@/lib/decode-text';
import { fromRequestCsv, toRequestCsv } from '@/lib/request/csv';
import type { ReadList } from '@/lib/request/read-list';
import type { RequestList } from '@/lib/request/request';
import type { Review } from '@/lib/request/review';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';

const addressOf = (id: string) => new URL(asset(routes.product(id)), window.location.origin).href;

/** Hands the list to the browser as a file for a spreadsheet. */
export function saveCsv(list: RequestList, review: Review): void {
  const text = toRequestCsv(list, review, addressOf);
  download({ name: 'request-list.csv', type: 'text/csv;charset=utf-8', text });
}

/** The list in a file, or its text where it has columns of its own. */
export async function openCsv(file: File): Promise<ReadList | string> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return fromRequestCsv(text) ?? text;
}
