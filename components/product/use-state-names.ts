'use client';

import { useEffect, useState } from 'react';

/** The names of the states by their codes. They are loaded after the page, because they would weigh in each one. */
export function useStateNames(): Readonly<Record<string, string>> | undefined {
  const [names, setNames] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    // Without the names the remembered state is shown by its code.
    import('@/lib/catalogue/states').then(
      ({ STATES }) => setNames(STATES),
      () => undefined,
    );
  }, []);
  return names;
}
