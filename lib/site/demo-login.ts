import data from '@data/operator.json';
import type { SiteInput } from './site-schema';

const { demoLogin: given } = data as Pick<SiteInput, 'demoLogin'>;

/** The shop's demo sign-in, or a neutral one where it names none; anyone can read it. */
export const demoLogin = given ?? { email: 'operator@example.com', password: 'demo' };
