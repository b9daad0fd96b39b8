import type { Page } from './page';

/** The products in the list of the admin. */
export const ROWS = 'main tbody tr';

/** Signs in with the credentials that the login page shows, and waits for the list. */
export async function signIn(visitor: Page) {
  await visitor.visit('/admin/login/');
  const [email, password] = [await visitor.see('[data-demo-email]'), await visitor.see('[data-demo-password]')];
  await visitor.fill('main input', email, 'Email');
  await visitor.fill('main input', password, 'Password');
  await visitor.press('main button', 'Sign in');
  await visitor.see(ROWS);
}
