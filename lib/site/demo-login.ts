import data from '@data/operator.json';
import type { SiteInput } from './site-schema';

const { demoLogin: given } = data as Pick<SiteInput, 'demoLogin'>;

/** The one sign-in of the admin: a demo that anyone can read, never a secret. */
export const demoLogin = given ?? { email: 'operator@example.com', password: 'demo' };
