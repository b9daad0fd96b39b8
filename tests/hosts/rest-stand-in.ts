import type { Cors } from './cors';
import type { At, Order, Refusal } from './faults';
import { found, type HostReply, toResponse } from './host-reply';
import type { Logged, Repository } from './repository';
import type { Runs } from './runs';
import { SignInPages } from './sign-in-pages';
import { type HostRequest, type Owned, type Setting, type StandIn, standIn, type User } from './stand-in';

/** The methods that a host lets pages of other origins use. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request of somebody who has a part in the repository. `parts`: what its address says, by the brackets of its form. */
export type Within = {
  setting: Setting;
  repository: Repository;
  runs: Runs;
  user: User;
  body: Buffer;
  query: URLSearchParams;
  link: string;
  at: At;
  below: string;
  parts: readonly string[];
};

/** How a host speaks REST, and what its pages of signing in are called. */
export type RestHost = {
  authorize: string;
  trade: string;
  api: Cors;
  token: Cors;
  account: { path: string; answer: (user: User, web: string) => object };
  /** A repository's address: its name, and what stands below it. */
  project: { form: RegExp; answer: (setting: Setting, user: User) => object };
  /** What stands below a repository, and what it is about; what is in brackets is a name or a path. */
  below: readonly [form: RegExp, at: At][];
  /** What becomes a commit when it is posted. */
  posted: At;
  branch: (name: string, last: Logged, link: string, owned: Owned) => object;
  unauthorized: HostReply;
  notFound: (what: 'Branch' | 'Page' | 'Project') => HostReply;
  refuse: (what: Refusal, order: Order) => HostReply;
  answer: (within: Within) => Promise<HostReply>;
};

/** A stand-in for a host of REST alone, where programs without a secret sign in. */
export function restStandIn(setting: Setting, host: RestHost): StandIn {
  const { place, repository, users, owned = {} } = setting;
  const { origin } = place;
  const partsOf = ({ pathname }: URL) => {
    const [, name, below = ''] = host.project.form.exec(pathname) ?? [];
    return name === undefined ? undefined : { name: decodeURIComponent(name), below };
  };
  const atOf = ({ method }: Request, url: URL): At | undefined => {
    if (url.pathname === host.authorize || url.pathname === host.trade) return 'sign-in';
    if (url.pathname === host.account.path) return 'who';
    const at = host.below.find(([form]) => form.test(partsOf(url)?.below ?? '/'))?.[1];
    return at === host.posted && method === 'POST' ? 'commit' : at;
  };
  const ofBranch = async (name: string, link: string): Promise<HostReply> => {
    const [last] = (await repository.head(name)) ? await repository.log(name, '', 1) : [];
    return last ? found(host.branch(name, last, link, owned)) : host.notFound('Branch');
  };
  return standIn(setting, (runs) => {
    const pages = new SignInPages({ clientId: place.clientId, users });
    const answer = async (asked: HostRequest): Promise<HostReply> => {
      const { request, url, user, body } = asked;
      if (url.pathname === host.authorize) return pages.authorize(asked);
      if (url.pathname === host.trade) return pages.trade(asked);
      if (!user) return host.unauthorized;
      if (url.pathname === host.account.path) return found(host.account.answer(user, origin));
      const project = partsOf(url);
      const at = atOf(request, url);
      if (!project) return host.notFound('Page');
      if (project.name !== place.repository || user.rights === 'none') return host.notFound('Project');
      if (!at) return host.notFound('Page');
      if (at === 'who') return found(host.project.answer(setting, user));
      const { below } = project;
      const [, ...parts] = host.below.flatMap(([form]) => form.exec(below) ?? []).map((part) => part ?? '');
      const link = `${origin}/${place.repository}`;
      if (at === 'head') return ofBranch(decodeURIComponent(parts[0] ?? ''), link);
      const query = url.searchParams;
      return host.answer({ setting, repository, runs, user, body, query, link, at, below, parts });
    };
    return {
      cors: ({ pathname }) =>
        pathname.startsWith('/api/') ? host.api : pathname === host.trade ? host.token : undefined,
      at: atOf,
      answer: async (asked) => toResponse(await answer(asked)),
      refuse: async (what, order) => toResponse(host.refuse(what, order)),
    };
  });
}
