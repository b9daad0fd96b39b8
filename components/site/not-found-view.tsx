'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextField } from '@/components/ui/field';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import type { Card } from '@/lib/catalogue/card';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { asset } from '@/lib/site/asset';
import { leadOn } from '@/lib/site/go-to';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { CategoryLinks } from './category-links';
import styles from './pages.module.css';

const never = () => () => undefined;

type Props = {
  categories: readonly { key: CategoryKey; name: string }[];
  /** The path of the illustration, without the base path. */
  picture: string;
};

/** The 404 page. One file answers for every address, so only the browser knows whether a product was meant. */
function NotFoundViewPart({ categories, picture }: Props) {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
  const isProduct = path.startsWith(asset(unlinkedRoutes.products()));
  const words = isProduct ? wordsOf(path) : '';
  return (
    <Wrap className={styles.unknown}>
      <div>
        <PageHead title={isProduct ? messages.productNotFound : messages.pageNotFound}>
          {/* The sentence that differs has a line of its own, for the exported page cannot know which it will be: nothing may move when it does. */}
          {isProduct ? 'There is no product at this address.' : messages.noPage} <br />
          It may have been renamed or removed. Search for it, or start from a category.
        </PageHead>
        <StoreSearch words={words} />
        <CategoryLinks categories={categories} />
      </div>
      <img src={asset(picture)} alt="" width={600} height={600} />
      {isProduct && <NearProducts words={words} id={lastOf(path)} />}
    </Wrap>
  );
}

export const NotFoundView = withErrorBoundary('not-found', NotFoundViewPart);

/** A plain search form, begun with what is known of the question. */
function StoreSearch({ words }: { words: string }) {
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
      <Button type="submit" look="primary">
        Search
      </Button>
    </form>
  );
}

/** The words of a product's address: '/products/trail-boot/' -> 'trail boot'. */
function wordsOf(path: string): string {
  return lastOf(path)
    .replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 80);
}

const lastOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

const MOST_NEAR = 4;

type NearProps = {
  words: string;
  /** The id in the address, as it was written there. */
  id: string;
};

/**
 * Products that a wrong address may have meant, once the index is there; nothing where there are none. An id that differs from that
 * of a product in the case of its letters alone leads on to it.
 */
function NearProducts({ words, id }: NearProps) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const meant = await findMeant(id);
      if (!isCurrent) return;
      if (meant !== undefined) leadOn(routes.product(meant));
      else {
        const found = await findNear(words);
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
async function findMeant(written: string): Promise<string | undefined> {
  const id = written.toLowerCase();
  if (id === written) return undefined;
  const { askCatalogue } = await import('@/lib/search/client');
  const [row] = await askCatalogue({ kind: 'rows', ids: [id] });
  return row?.card.id;
}

/** Looks for the words, then without their last letter, then without their last word; a guess is what is left after all. */
async function findNear(words: string): Promise<Card[]> {
  const { askCatalogue } = await import('@/lib/search/client');
  let guessed: Card[] = [];
  for (const query of [words, words.slice(0, -1), words.replace(/ ?\S+$/, '')]) {
    if (!query) continue;
    const { suggestions, guess } = await askCatalogue({ kind: 'suggest', query, limit: MOST_NEAR });
    const cards = suggestions.flatMap((suggestion) => (suggestion.kind === 'product' ? [suggestion.card] : []));
    if (cards.length > 0 && guess === undefined) return cards;
    if (guessed.length === 0) guessed = cards;
  }
  return guessed;
}
