import { z } from 'zod';

// By default zod generates code at run time, which the Content Security Policy forbids (no 'unsafe-eval').
z.config({ jitless: true });

/** Import zod from here, not from 'zod', so that the configuration applies. */
export { z };
