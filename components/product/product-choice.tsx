'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** What a visitor has picked so far, by control: { color: 'Black', size: 'L' } or { waist: '34', length: '32' }. */
type Choice = Readonly<Record<string, string>>;
type ChoiceContext = { choice: Choice; choose: (control: string, value: string) => void };

const Context = createContext<ChoiceContext>({ choice: {}, choose: () => undefined });

/** Holds the choice that gallery, size controls and the question link share. */
export function ProductChoice({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<Choice>({});
  const context = useMemo(
    () => ({ choice, choose: (control: string, value: string) => setChoice((old) => ({ ...old, [control]: value })) }),
    [choice],
  );
  return <Context value={context}>{children}</Context>;
}

/** The choice made on this page and the way to change it. */
export function useProductChoice(): ChoiceContext {
  return useContext(Context);
}
