'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { exportedAnswer } from './exported-answer';
import { ListingParts } from './listing-parts';
import type { ListingPlace } from './listing-place';
import { useListing } from './use-listing';
import { useNumber } from './use-number';

type Props = ListingPlace & {
  container: RefObject<HTMLElement | null>;
  /** The visitor has set something, or waits for an answer. */
  isAsked: boolean;
  /** The button of the sheet was pressed. */
  isSheetWanted: boolean;
  /** Is told when there is an answer. */
  onAnswer: () => void;
  /** Is told whether a search has nothing to show yet. */
  onWait?: (isWaiting: boolean) => void;
  /** The ways on where a search finds nothing. */
  children?: ReactNode;
};

/**
 * The listing once a visitor has reached for it: the catalogue worker filters, sorts and pages, the address holds the state. Drawn first
 * as it is exported, so that React takes over what stands there.
 */
export function LiveListing({ container, isAsked, isSheetWanted, onAnswer, onWait, children, ...given }: Props) {
  // Another place is another listing: the same object lets a click pass by what is drawn.
  const [place] = useState(given);
  const [first] = useState(() => exportedAnswer(container.current, place.scope, place.count));
  const live = useListing(place, first, isAsked, container);
  useNumber(live.isExported);

  useLayoutEffect(() => {
    if (live.isFirst) return;
    // Parts that the address has taken off the page stay off.
    const { dataset } = document.documentElement;
    if (dataset.query) dataset.query = '';
    onAnswer();
  }, [live.isFirst]);
  useLayoutEffect(() => onWait?.(live.isFirst && live.wait !== 'failed'), [live.isFirst, live.wait]);

  return (
    <ListingParts live={live} place={place} isSheetWanted={isSheetWanted}>
      {children}
    </ListingParts>
  );
}

/** Draws a live listing over the exported one, which React takes over as it stands there. */
export function drawListing(exported: Element, props: Props, root?: Root): Root {
  const listing = <LiveListing {...props} />;
  // A page that is older than the scripts may say something else: React then draws it anew, and nothing is to be said of that.
  if (!root) return hydrateRoot(exported, listing, { onRecoverableError: () => undefined });
  root.render(listing);
  return root;
}
