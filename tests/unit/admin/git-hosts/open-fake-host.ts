import { HostError } from '@/lib/admin/git-hosts/git-host';
import { type GitHostName, openHost } from '@/lib/admin/git-hosts/git-hosts';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';

export const CATALOGUE = 'data/catalogue.json';
export const FILES = { [CATALOGUE]: '{"hats":1}', 'README.md': 'A store', 'public/uploads/a.webp': 'a' };
const QUICK = { read: 500, commit: 500 };

/** A fake host of a kind with its adapter, asked with the token of an operator who may write; `as` uses another token. */
export function openFakeHost(kind: GitHostName, given: { branch?: string; origin?: string } = {}) {
  const place = toPublishTarget({ host: kind, repository: 'store/products', branch: 'main', ...given });
  const fake = new FakeHost({ target: place, files: FILES });
  const as = (token: string) => openHost(place, token, fake.fetch, QUICK);
  return { place, fake, repository: fake.repository, host: as(TOKEN), as };
}

/** The error that a request ends with. */
export async function errorFrom(request: Promise<unknown>): Promise<HostError> {
  const end = await request.catch((error: unknown) => error);
  if (end instanceof HostError) return end;
  throw end instanceof Error ? end : new Error('No error');
}
