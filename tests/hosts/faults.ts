import type { Content } from './repository';

/** What a request is about: the head of the branch, a file, the commit, what became of one, the account, the past, the sign-in, the owner's settings. */
export type At = 'head' | 'read' | 'commit' | 'state' | 'who' | 'history' | 'sign-in' | 'settings';
/** What a host answers with instead: a status as that host has it, or a case of it that has a name. */
export type Refusal = 401 | 'expired' | 403 | 'rate' | 404 | 409 | 422 | 'protected' | 500;
/** What happens beside: the answer comes late, or never, or somebody else was there just before. */
export type Event = 'slow' | 'cut-before' | 'cut-after' | 'moved' | 'forced';

export type Order = {
  at: At | 'any';
  what: Refusal | Event;
  /** For how many requests that match; one where it is left out. */
  times?: number;
  /** How many requests that match pass before. */
  after?: number;
  /** Of 'rate': when it ends, in milliseconds; a minute from now where it is left out. */
  until?: number;
  /** Of 'slow': after how many milliseconds the answer comes; a second where it is left out. */
  delay?: number;
  /** Of 'moved': what somebody else commits on top of a head. A file of no concern where it is left out. */
  content?: (head: string) => Content | Promise<Content>;
  /** Of 'forced': where the branch is put; before its last commit where it is left out. */
  to?: string;
};

/** Failures that a test has ordered, in the order in which it has. */
export class Faults {
  private orders: Order[] = [];

  order(order: Order): void {
    this.orders.push({ ...order });
  }

  clear(): void {
    this.orders = [];
  }

  /** How many orders are still to come: a test that ends with some has not seen them. */
  get left(): number {
    return this.orders.length;
  }

  /** The first order that a request meets, which is used up by it. */
  take(at: At): Order | undefined {
    for (const order of this.orders) {
      if (order.at !== 'any' && order.at !== at) continue;
      if (order.after) {
        order.after -= 1;
        continue;
      }
      order.times = (order.times ?? 1) - 1;
      if (order.times <= 0) this.orders = this.orders.filter((one) => one !== order);
      return order;
    }
    return undefined;
  }
}
