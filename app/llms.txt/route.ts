import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

/** A summary of the shop for language models (llmstxt.org). */
export function GET() {
  return new Response(`${llmsText()}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
