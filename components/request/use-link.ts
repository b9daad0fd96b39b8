import { useEffect, useState } from 'react';
import { fromLink, isLink } from '@/lib/request/link';
import type { Offer } from './offer';

const BROKEN = 'This link holds no list that can be read. It may have been cut on its way.';

/** The list in the address, which stays there until the buyer has said what becomes of it. */
export function useLink() {
  const [offer, setOffer] = useState<Offer>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    let latest = '';
    const read = async () => {
      const fragment = window.location.hash.slice(1);
      latest = fragment;
      setFault('');
      setOffer(undefined);
      if (!isLink(fragment)) return;
      const found = await fromLink(fragment);
      if (latest !== fragment) return;
      if (found) setOffer({ from: 'This link', ...found });
      else setFault(BROKEN);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const close = () => {
    setOffer(undefined);
    setFault('');
    if (isLink(window.location.hash.slice(1))) forgetFragment();
  };
  return { offer, fault, setOffer, close };
}

/** Takes the part behind '#' from the address: what it asked for is done. */
export function forgetFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
