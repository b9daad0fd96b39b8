'use client';

import { useEffect } from 'react';
import { useLedger } from '../frame/admin-context';

/** Follows what was published, whichever page of the admin is open. */
export function PublishWatch() {
  const publishStore = useLedger().store?.publishStore;
  useEffect(() => publishStore?.watch(), [publishStore]);
  return null;
}
