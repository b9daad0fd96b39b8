import { z } from 'zod';

// By default zod makes code at run time, and the admin's pages may not: the content security policy knows no 'unsafe-eval'.
z.config({ jitless: true });

/** zod as everything in `lib` takes it. */
export { z };
