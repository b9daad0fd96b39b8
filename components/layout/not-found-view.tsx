'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextField } from '@/components/ui/field';
import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import type { Card } from '@/lib/catalogue/card';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { asset } from '@/lib/site/asset';
import * as messages from '@/lib/site/messages';
import { redirectTo } from '@/lib/site/navigate';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { CategoryLinks } from './category-links';
import styles from './pages.module.css';

const neverChanges = () => () => undefined;

type Props = {
  categories: readonly { key: CategoryKey; name: string }[];
  /** The path of the illustration, without the base path. */
  picture: string;
};

/** The 404 page. One file answers for every address, so only the browser knows whether a product was meant. */
function NotFoundViewPart({ categories, picture }: Props) {
  const path = useSyncExternalStore(
    neverChanges,
    () => window.location.pathname,
    () => '',
  );
  const isProduct = path.startsWith(asset(unlinkedRoutes.products()));
  const words = isProduct ? toQuery(path) : '';
  return (
    <Container className={styles.notFound}>
      <div>
        <PageHeader title={isProduct ? messages.productNotFound : messages.pageNotFound}>
          {/* The sentence that differs has a line of its own, for the exported page cannot know which it will be: nothing may move when it does. */}
          {isProduct ? 'There is no product at this address.' : messages.noPage} <br />
          It may have been renamed or removed. Search for it, or start from a category.
        </PageHeader>
        <SearchForm words={words} />
        <CategoryLinks categories={categories} />
      </div>
      <img src={asset(picture)} alt="" width={600} height={600} />
      {isProduct && <SimilarProducts words={words} id={lastSegment(path)} />}
    </Container>
  );
}

export const NotFoundView = withErrorBoundary('not-found', NotFoundViewPart);

/** A plain search form, begun with what is known of the question. */
function SearchForm({ words }: { words: string }) {
  return (
    // A changed key resets the field to the new words.
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

type SimilarProps = {
  words: string;
  /** The id in the address, as it was written there. */
  id: string;
};

/**
 * Products that a wrong address may have meant, once the index is there; nothing where there are none. An id that differs from that
 * of a product in the case of its letters alone leads on to it.
 */
function SimilarProducts({ words, id }: SimilarProps) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const meant = await findIgnoringCase(id);
      if (!isCurrent) return;
      if (meant !== undefined) redirectTo(routes.product(meant));
      else {
        const found = await findSimilar(words);
        if (isCurrent) setCards(found);
      }
    };
    // No index, no guess.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
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

/** The id of the product that was meant: ids are in small letters, so that no two of them differ in that alone. */
async function findIgnoringCase(written: string): Promise<string | undefined> {
  const id = written.toLowerCase();
  if (id === written) return undefined;
  const { askCatalogue } = await import('@/lib/search/client');
  const [row] = await askCatalogue({ kind: 'rows', ids: [id] });
  return row?.card.id;
}

/** Looks for the words, then without their last letter, then without their last word; a guess is what is left after all. */
async function findSimilar(words: string): Promise<Card[]> {
  const { askCatalogue } = await import('@/lib/search/client');
  let guessed: Card[] = [];
  for (const query of [words, words.slice(0, -1), words.replace(/ ?\S+$/, '')]) {
    if (!query) continue;
    const { suggestions, guess } = await askCatalogue({ kind: 'suggest', query, limit: MAX_SIMILAR });
    const cards = suggestions.flatMap((suggestion) => (suggestion.kind === 'product' ? [suggestion.card] : []));
    if (cards.length > 0 && guess === undefined) return cards;
    if (guessed.length === 0) guessed = cards;
  }
  return guessed;
}
