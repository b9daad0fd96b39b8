import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

/** The shop for a language model. */
export function GET() {
  return new Response(`${llmsText()}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
