'use client';

import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Choice } from '@/lib/catalogue/choice';
import type { Color } from '@/lib/catalogue/schema/colors';
import type { Sizes } from '@/lib/catalogue/sizes';
import { choiceAddress, choiceFromQuery } from '@/lib/visitor/product-choice';

type Offer = { colors: readonly Color[]; sizes: Sizes };
type ChoiceContext = Offer & {
  choice: Choice;
  choose: (control: string, value: string) => void;
  /** The controls at which a choice was asked for, when it was missing. */
  asked: readonly string[];
  ask: (open: readonly string[]) => void;
};

const NOTHING: Choice = {};
const NONE: readonly string[] = [];
const Context = createContext<ChoiceContext>({
  colors: [],
  sizes: { system: 'none' },
  choice: NOTHING,
  choose: () => undefined,
  asked: NONE,
  ask: () => undefined,
});

/** Holds the choice that gallery, controls and the question link share, and keeps it in the address, so that it can be sent on. */
export function ProductChoice({ colors, sizes, children }: Offer & { children: ReactNode }) {
  // The exported page has nothing chosen; the address is read once React has taken it over, before it is drawn again.
  const [choice, setChoice] = useState<Choice>();
  const [asked, ask] = useState(NONE);
  useLayoutEffect(() => setChoice(choiceFromQuery(window.location.search, colors, sizes)), [colors, sizes]);

  // The gallery, whose effects come first, has turned to the chosen color; see the script in the layout.
  useEffect(() => {
    if (choice) document.documentElement.removeAttribute('data-query');
  }, [choice]);

  const context = useMemo(() => {
    const choose = (control: string, value: string) => {
      const next = { ...choice, [control]: value };
      setChoice(next);
      window.history.replaceState(null, '', choiceAddress(window.location.href, next));
    };
    return { colors, sizes, choice: choice ?? NOTHING, choose, asked, ask };
  }, [colors, sizes, choice, asked]);
  return <Context value={context}>{children}</Context>;
}

/** The offer of the product, the choice made on its page, and the way to change that. */
export function useProductChoice(): ChoiceContext {
  return useContext(Context);
}
