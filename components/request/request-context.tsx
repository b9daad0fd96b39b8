'use client';

import { createContext, useContext } from 'react';
import type { RequestList } from '@/lib/request/request';

/** What is said of a change, and whether it can be taken back. */
export type RequestNotice = { said?: string; hasUndo?: boolean };

type Deeds = {
  /** Keeps a change; false, and it is said why, where it could not be kept. */
  change: (change: (list: RequestList) => RequestList, said?: RequestNotice) => Promise<boolean>;
  /** The change that is being kept, and whether it was; undefined while there is none. */
  settling: () => Promise<{ ok: boolean }> | undefined;
  /** Says what was done elsewhere; without words, nothing any more. */
  say: (words?: string) => void;
};

/** The list and what can be done with it stand apart: a line is drawn anew when it changes, and not with every change of another. */
export const DeedsContext = createContext<Deeds | undefined>(undefined);
export const ListContext = createContext<RequestList | undefined>(undefined);

/** The one way to change the list of the page. Throws outside of it. */
export function useDeeds(): Deeds {
  return present(useContext(DeedsContext));
}

/** The list of the page. Throws outside of it. */
export function useList(): RequestList {
  return present(useContext(ListContext));
}

function present<Value>(value: Value | undefined): Value {
  if (!value) throw new Error('there is no request list here');
  return value;
}
