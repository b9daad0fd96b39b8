'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextField } from '@/components/ui/field';
import { Container, PageHeader } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Card } from '@/lib/catalogue/card';
import * as messages from '@/lib/site/messages';
import { redirectTo } from '@/lib/site/navigate';
import { asset, routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { CategoryLinks } from './category-links';
import styles from './pages.module.css';

/**
 * The 404 page. All unknown addresses get the same file, so only the browser can check for a product address.
 * @param picture path of the illustration, without the base path
 */
export const NotFoundView = withErrorBoundary('not-found', function NotFoundView({ picture }: { picture: string }) {
  const path = useHydrated() ? window.location.pathname : '';
  const isProduct = path.startsWith(asset(unlinkedRoutes.products()));
  const words = isProduct ? toQuery(path) : '';
  return (
    <Container className={styles.notFound}>
      <div>
        <PageHeader title={isProduct ? messages.productNotFound : messages.pageNotFound}>
          {/* On a separate line, so that nothing moves when the browser replaces the sentence. */}
          {isProduct ? 'There is no product at this address.' : messages.noPage} <br />
          It may have been renamed or removed. Search for it, or start from a category.
        </PageHeader>
        <SearchForm words={words} />
        <CategoryLinks />
      </div>
      <img src={asset(picture)} alt="" width={600} height={600} />
      {isProduct && <SimilarProducts words={words} id={lastSegment(path)} />}
    </Container>
  );
});

/** A search form, filled with words of the address. Works without JavaScript. */
function SearchForm({ words }: { words: string }) {
  return (
    // The changed key resets the field to the new words.
    <form className={styles.search} key={words} action={asset(routes.search())} method="get">
      <TextField
        label={messages.searchStore}
        name="query"
        type="search"
        enterKeyHint="search"
        defaultValue={words}
        required
      />
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  );
}

/** The words of a product's address: '/products/trail-boot/' -> 'trail boot'. */
function toQuery(path: string): string {
  return lastSegment(path)
    .replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 80);
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

const MAX_SIMILAR = 4;

/**
 * Products with a similar address, or nothing. All product ids are in lower case, so another spelling is redirected first.
 * @param id the product id in the address, unchanged
 */
function SimilarProducts({ words, id }: { words: string; id: string }) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    // Not for capital letters after '%', which some hosts restore.
    if (/^[\w-]*[A-Z]/.test(id)) redirectTo(routes.product(id.toLowerCase()));
    // Without the index there are no similar products.
    else findSimilar(words).then(setCards, () => undefined);
  }, [words, id]);
  if (cards.length === 0) return null;
  return (
    <section className={styles.links} aria-labelledby="near">
      <h2 id="near">Did you mean</h2>
      <ul className={`${layout.rows} ${layout.links}`}>
        {cards.map(({ id, brand, name }) => (
          <li key={id}>
            <Link href={routes.product(id)}>
              {brand} <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Searches for the words, then without the last letter, then without the last word. Results of a corrected query are used only if
 * there are no others.
 */
async function findSimilar(words: string): Promise<Card[]> {
  const { queryCatalogue } = await import('@/lib/search/client');
  let guessed: Card[] = [];
  for (const query of [words, words.slice(0, -1), words.replace(/ ?\S+$/, '')]) {
    if (!query) continue;
    const { suggestions, guess } = await queryCatalogue({ kind: 'suggest', query, limit: MAX_SIMILAR });
    const cards = suggestions.flatMap((suggestion) => (suggestion.kind === 'product' ? [suggestion.card] : []));
    if (cards.length > 0 && guess === undefined) return cards;
    if (guessed.length === 0) guessed = cards;
  }
  return guessed;
}
