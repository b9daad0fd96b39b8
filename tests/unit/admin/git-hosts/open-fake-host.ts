import { HostError } from '@/lib/admin/git-hosts/git-host';
import { openHost } from '@/lib/admin/git-hosts/git-hosts';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import type { GitHostName } from '@/lib/site/schema/publish-schema';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';

export const CATALOGUE = 'data/catalogue.json';
export const FILES = { [CATALOGUE]: '{"hats":1}', 'README.md': 'A store', 'public/uploads/a.webp': 'a' };
const QUICK = { read: 500, commit: 500 };

/** Fake host with its adapter. `host` uses the token of an operator who may write; `as` uses another token. */
export function openFakeHost(kind: GitHostName, options: { branch?: string; origin?: string } = {}) {
  const target = toPublishTarget({ host: kind, repository: 'store/products', branch: 'main', ...options });
  const fake = new FakeHost({ target, files: FILES });
  const as = (token: string) => openHost(target, token, fake.fetch, QUICK);
  return { target, fake, repository: fake.repository, host: as(TOKEN), as };
}

/** Returns the HostError of a request. Throws if it succeeds or fails otherwise. */
export async function errorFrom(request: Promise<unknown>): Promise<HostError> {
  const result = await request.catch((error: unknown) => error);
  if (result instanceof HostError) return result;
  throw result instanceof Error ? result : new Error('No error');
}
