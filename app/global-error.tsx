'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Replaces a page after an error that no error boundary catches. Every page loads this file, so it loads its content on demand.
 * The style sheets of the page stay.
 */
export default function GlobalError() {
  const [Page, setPage] = useState<ComponentType>();
  useEffect(() => {
    // The loader reloads the page if this script is missing.
    void import('@/components/layout/error-page').then(({ ErrorPage }) => setPage(() => ErrorPage));
  }, []);
  return (
    <html lang="en" className={globalThis.document?.documentElement.className}>
      <body>{Page ? <Page /> : <h1>This page could not be shown</h1>}</body>
    </html>
  );
}
