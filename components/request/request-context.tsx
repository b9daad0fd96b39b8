'use client';

import { createContext, useContext } from 'react';
import type { RequestList } from '@/lib/request/request';

/** What is said of a change, and whether it can be taken back. */
export type Said = { said?: string; hasUndo?: boolean };

type Request = {
  list: RequestList;
  /** Keeps a change; false, and it is said why, where it could not be kept. */
  change: (change: (list: RequestList) => RequestList, said?: Said) => Promise<boolean>;
  /** Says what was done elsewhere; without words, nothing any more. */
  say: (words?: string) => void;
};

export const RequestContext = createContext<Request | undefined>(undefined);

/** The list of the page and the one way to change it. Throws outside of it. */
export function useRequest(): Request {
  const request = useContext(RequestContext);
  if (!request) throw new Error('there is no request list here');
  return request;
}
