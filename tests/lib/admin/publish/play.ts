import type { Clash } from '@/lib/admin/change-set/clash';
import { withFields } from '@/lib/admin/ledger/fields';
import { markLive, unmarkPublished } from '@/lib/admin/ledger/mark-published';
import type { Change } from '@/lib/admin/ledger/operations';
import {
  addProduct,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProduct,
} from '@/lib/admin/ledger/operations';
import type { DecidedClashes, PublishResult } from '@/lib/admin/publish/publish-result';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import type { Host } from '@/lib/git-hosts/git-host';
import { bundleOf, raw } from '../ledger/world';
import { type Meddle, type MemoryRepository, networkGone } from './memory-host';
import { CATALOGUE, type Operator, Shop } from './shop';
import type { Field, Meddling, Step } from './steps';

/** A host each request of which can be meddled with. */
export type Way = Host & { meddle: Meddle };
export type OpenWay = (repository: MemoryRepository) => Way;
type Player = Operator & { host: Way };
type Side = 'mine' | 'theirs';
/** The first one is what all products begin with. */
const valueFor = (field: Field, value: number) =>
  ({ name: value === 0 ? 'Plain Shirt' : `Name ${value}`, price: 10 + value, stock: value === 0 ? undefined : value })[
    field
  ];

/** What an operator may count on: what was edited and is not published, given up or replaced; and what was published with a commit. */
class Account {
  /** 'id field' to value; of a deleted product 'id deleted'. */
  readonly open = new Map<string, unknown>();
  readonly sent: { key: string; value: unknown; commit: string }[] = [];
  /** Ids of which something was done since they were published. */
  readonly touched = new Set<string>();
  /** The commits of which this operator's admin knows. */
  readonly commits = new Set<string>();
  /** 'id field' of the conflicts that stand there. */
  conflicts: ReadonlySet<string> = new Set();

  forget(id: string): void {
    for (const key of this.open.keys()) if (key.startsWith(`${id} `)) this.open.delete(key);
  }
  entries(id: string): [key: string, value: unknown][] {
    return [...this.open].filter(([key]) => key.startsWith(`${id} `));
  }
}

/** Plays a history of two operators, one repository and one store, and keeps account of what each of them may count on. */
export class Play {
  readonly shop = new Shop(bundleOf(...['a', 'b', 'c', 'kept'].map((id) => raw({ id }))));
  readonly accounts = [new Account(), new Account()] as const;
  readonly faults: string[] = [];
  readonly kinds: string[] = [];
  players: Player[] = [];
  private built = this.shop.repository.head;
  private hasForced = false;

  async begin(open: OpenWay): Promise<this> {
    this.players = [await this.shop.operator(open), await this.shop.operator(open)];
    return this;
  }

  private at(who: number): [Player, Account] {
    return [this.players[who] as Player, this.accounts[who] as Account];
  }

  private async attempt(who: number, id: string, change: Change): Promise<boolean> {
    const [player, account] = this.at(who);
    const { ok } = await player.ledger.applyChange(change);
    if (ok) account.touched.add(id);
    return ok;
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'edit':
        await this.edit(step.who, step.id, step.field, step.value);
        break;
      case 'add': {
        const fresh = raw({ id: step.id, name: `Added by ${step.who}` });
        if (await this.attempt(step.who, step.id, addProduct(fresh)))
          this.at(step.who)[1].open.set(`${step.id} name`, fresh.name);
        break;
      }
      case 'delete':
        if (await this.attempt(step.who, step.id, removeProducts([step.id]))) {
          this.at(step.who)[1].forget(step.id);
          this.at(step.who)[1].open.set(`${step.id} deleted`, true);
        }
        break;
      case 'restore':
        if (await this.attempt(step.who, step.id, restoreProducts([step.id])))
          this.at(step.who)[1].open.delete(`${step.id} deleted`);
        break;
      case 'revert':
        if (await this.attempt(step.who, step.id, revertProducts([step.id]))) this.at(step.who)[1].forget(step.id);
        break;
      case 'resolve':
        await this.resolve(step.who, step.id, step.side);
        break;
      case 'publish':
        await this.publish(step.who, step.decision, step);
        break;
      case 'put-back':
        await this.putBack(step.who, step.back, step.decision, step);
        break;
      case 'other':
        this.somebody(step.id, step.field, step.value);
        break;
      case 'build':
        await this.build(step.share, step.isTold);
        break;
      case 'reopen':
        await this.at(step.who)[0].reopen();
        break;
      case 'force':
        await this.force(step.back);
    }
    this.look();
  }

  private async edit(who: number, id: string, field: Field, number: number): Promise<void> {
    const [player, account] = this.at(who);
    const row = player.row(id);
    const value = valueFor(field, number);
    if (!row || row.raw[field] === value) return;
    if (await this.attempt(who, id, updateProduct(id, withFields(row.raw, { [field]: value }), row.raw)))
      account.open.set(`${id} ${field}`, value);
  }

  private async resolve(who: number, id: string, side: Side): Promise<void> {
    const [player, account] = this.at(who);
    const conflicts = player.row(id)?.conflicts ?? [];
    if (conflicts.length === 0) return;
    const choices = Object.fromEntries(conflicts.map(({ field }) => [field, side]));
    if (!(await this.attempt(who, id, resolveConflicts(id, choices))) || side === 'mine') return;
    for (const { field } of conflicts)
      if (field === 'product') account.forget(id);
      else account.open.delete(`${id} ${field}`);
  }

  async publish(who: number, decision: Side | undefined, meddling: Meddling = {}): Promise<PublishResult> {
    const [player] = this.at(who);
    this.meddle(player, meddling);
    let outcome = await player.publish();
    if (outcome.kind === 'clash' && decision && outcome.clashes.length > 0) {
      const decided = this.decide(who, outcome, decision);
      outcome = await player.publish({ decided });
      this.follow(who, outcome, decided);
    } else this.follow(who, outcome);
    player.host.meddle = () => undefined;
    return outcome;
  }

  private decide(_: number, { clashes }: Extract<PublishResult, { kind: 'clash' }>, side: Side): DecidedClashes {
    const choices: Record<string, Record<string, Side>> = {};
    for (const { id, field } of clashes) choices[id] = { ...choices[id], [field]: side };
    return { clashes, choices };
  }

  /** What the outcome of a publish says must be so, and the account follows it. */
  private follow(who: number, outcome: PublishResult, decided?: DecidedClashes): void {
    const [, account] = this.at(who);
    this.kinds.push(outcome.kind);
    if (outcome.kind === 'clash') this.lookAt(who, outcome.clashes);
    if (outcome.kind !== 'published' && outcome.kind !== 'nothing') return;
    for (const { id, field } of decided?.clashes ?? []) {
      if (decided?.choices[id]?.[field] !== 'theirs') continue;
      if (field === 'product') account.forget(id);
      else account.open.delete(`${id} ${field}`);
    }
    if (outcome.kind === 'nothing') return;
    if (outcome.isNew) account.commits.add(outcome.commit);
    if (!outcome.isNoted) this.faults.push('a publish could not be noted');
    for (const id of outcome.items) {
      if (!account.touched.delete(id)) this.faults.push(`${id} was published twice`);
      for (const [key, value] of account.entries(id)) {
        if (!this.isIn(outcome.commit, key, value)) this.faults.push(`${key} = ${value} is not in its commit`);
        account.open.delete(key);
        account.sent.push({ key, value, commit: outcome.commit });
      }
    }
  }

  private isIn(commit: string, key: string, value: unknown): boolean {
    const [id, field = ''] = key.split(' ');
    const products: RawProduct[] = JSON.parse(this.shop.repository.read(CATALOGUE, commit)).clothing.products;
    const product = products.find((each) => each.id === id) as Record<string, unknown> | undefined;
    return field === 'deleted' ? product === undefined : product !== undefined && product[field] === value;
  }

  private async putBack(who: number, back: number, decision: Side | undefined, meddling: Meddling): Promise<void> {
    const [player] = this.at(who);
    const past = this.shop.repository.log[back];
    if (!past?.parent) return;
    this.meddle(player, meddling);
    let outcome = await player.putBack(past.id).catch(() => undefined);
    if (outcome?.kind === 'clash' && decision && outcome.clashes.length > 0)
      outcome = await player.putBack(past.id, { decided: this.decide(who, outcome, decision) }).catch(() => undefined);
    player.host.meddle = () => undefined;
    if (outcome) this.kinds.push(`back ${outcome.kind}`);
    if (outcome?.kind === 'published' && outcome.isNew) this.at(who)[1].commits.add(outcome.commit);
  }

  /** Cuts requests off, and lets somebody else in between them. */
  private meddle({ host }: Player, { cut, between }: Meddling): void {
    host.meddle = (_, count) => {
      if (cut && (count === cut.at || (cut.isForGood && count > cut.at)))
        return cut.isBefore || count > cut.at ? networkGone() : { after: networkGone() };
      return between && count === between.at
        ? () => this.somebody(between.id, between.field, between.value)
        : undefined;
    };
  }

  /** Somebody without an admin: a field is set, a product comes or goes. */
  private somebody(id: string, field: Field, number: number): void {
    const { shop } = this;
    const product = shop.product(id);
    const value = valueFor(field, number);
    if (!product) shop.change((all) => [...all, raw({ id, name: 'Added by somebody' })]);
    else if (number === 0) shop.change((all) => all.filter((each) => each.id !== id));
    else if (product[field] !== value) shop.setFields(id, { [field]: value });
  }

  /** The workflow has built a commit between that which the store shows and the head; both operators hear of it. */
  async build(share: number, isTold: boolean): Promise<void> {
    const ids = this.shop.repository.log.map(({ id }) => id);
    const waiting = ids.slice(0, ids.indexOf(this.built) + 1);
    this.built = waiting[Math.floor(share * waiting.length)] ?? this.built;
    const shown = new Set(ids.slice(ids.indexOf(this.built)));
    for (const [who, player] of this.players.entries()) {
      await this.shop.build(player, this.built);
      this.takeAsShown(who);
      if (!isTold) continue;
      const commits = new Set(player.ledger.current().ledger.items.map(({ publishedWith }) => publishedWith));
      for (const commit of commits) if (commit && shown.has(commit)) await player.ledger.applyChange(markLive(commit));
    }
  }

  /** What the store shows has arrived, be it with a commit of which no answer came. */
  private takeAsShown(who: number): void {
    const [player, account] = this.at(who);
    for (const [key, value] of account.open) {
      const row = player.row(key.split(' ')[0] ?? '');
      if ((!row || row.state === 'live') && this.isShown(player, key, value)) account.open.delete(key);
    }
  }

  /** Takes commits away from the branch that no store has shown yet, and the admin finds out. */
  private async force(back: number): Promise<void> {
    const { repository } = this.shop;
    const log = repository.log.map(({ id }) => id);
    const lost = log.slice(0, Math.min(back, log.indexOf(this.built)));
    this.hasForced ||= lost.length > 0;
    repository.head = log[lost.length] ?? repository.head;
    for (const [who, player] of this.players.entries()) {
      const [, account] = this.at(who);
      const items = new Map(player.ledger.current().ledger.items.map((item) => [item.id, item]));
      for (const { key, value, commit } of account.sent.splice(0)) {
        const [id = '', field = ''] = key.split(' ');
        const item = items.get(id);
        const isLost = lost.includes(commit);
        if (!isLost) account.sent.push({ key, value, commit });
        // What the ledger has let go of is published: whoever takes it away from there takes it from everybody.
        else if (
          item?.publishedWith === commit &&
          this.isShown(player, key, value) &&
          (item.deletedAt === undefined || field === 'deleted')
        )
          account.open.set(key, value);
      }
      for (const commit of lost) {
        for (const { id, publishedWith } of items.values()) if (publishedWith === commit) account.touched.add(id);
        await player.ledger.applyChange(unmarkPublished(commit));
      }
    }
  }

  private isShown(player: Player, key: string, value: unknown): boolean {
    const [id = '', field = ''] = key.split(' ');
    const row = player.row(id);
    if (field === 'deleted') return row ? row.isDeleted : !player.ledger.current().bundle.products.has(id);
    return row !== undefined && (row.raw as Record<string, unknown>)[field] === value;
  }

  /** What must be so after each step. */
  private look(): void {
    for (const [who, player] of this.players.entries()) {
      this.forgetNoEdits(who);
      for (const [key, value] of this.at(who)[1].open)
        if (!this.isShown(player, key, value)) this.faults.push(`lost by ${who}: ${key} = ${value}`);
      this.lookAtConflicts(who);
    }
  }

  private lookAtConflicts(who: number): void {
    const [player, account] = this.at(who);
    const { rows } = player.ledger.getSnapshot();
    const all = rows.flatMap(({ id, conflicts }) => conflicts.map((conflict) => ({ id, ...conflict })));
    // One that stood there before is not decided by what is published beside it.
    this.lookAt(
      who,
      all.filter(({ id, field }) => !account.conflicts.has(`${id} ${field}`)),
    );
    account.conflicts = new Set(all.map(({ id, field }) => `${id} ${field}`));
  }

  /** What is as the store shows it is no edit, unless something else was published that the store does not show yet. */
  private forgetNoEdits(who: number): void {
    const [player, account] = this.at(who);
    const shown = new Set(this.shop.repository.logFrom(this.built).map(({ id }) => id));
    for (const [key, value] of account.open) {
      const [id = '', field = ''] = key.split(' ');
      const product = player.ledger.current().bundle.products.get(id) as Record<string, unknown> | undefined;
      const isOnItsWay = account.sent.some(
        (sent) => [key, `${id} deleted`].includes(sent.key) && !shown.has(sent.commit),
      );
      if (!isOnItsWay && product && product[field] === value) account.open.delete(key);
    }
  }

  /** Nobody is in conflict with what he has published himself. */
  private lookAt(who: number, clashes: readonly Pick<Clash, 'id' | 'field' | 'theirs'>[]): void {
    // Of what was published before, less is known once something was taken away.
    if (this.hasForced) return;
    for (const { id, field, theirs } of clashes) {
      const makers = this.shop.repository.log.filter(
        ({ id: commit, parent }) =>
          parent && this.isIn(commit, `${id} ${field}`, theirs) && !this.isIn(parent, `${id} ${field}`, theirs),
      );
      if (makers.length > 0 && makers.every((maker) => this.at(who)[1].commits.has(maker.id)))
        this.faults.push(`${who} is in conflict with himself about ${id} ${field} = ${theirs}`);
    }
  }

  /** What is wrong with the commits of the branch. */
  wrongCommits(): string[] {
    const { repository } = this.shop;
    return [...repository.commits.values()].flatMap(({ id, parent }) => {
      const text = repository.read(CATALOGUE, id);
      const wrong = parent && repository.read(CATALOGUE, parent) === text ? [`${id} changes nothing`] : [];
      const parsed = parseCatalogue(JSON.parse(text), id);
      return parsed.ok ? wrong : [...wrong, `${id} does not build`];
    });
  }

  /** Everything is decided for the operator's own side, published, built and shown: then there is nothing left to do. */
  async end(): Promise<string[]> {
    for (let left = 3, isOver = false; !isOver && left > 0; left -= 1) {
      const outcomes: string[] = [];
      await this.build(0, true);
      for (const who of [0, 1]) {
        for (const row of this.at(who)[0].ledger.getSnapshot().rows) await this.resolve(who, row.id, 'mine');
        outcomes.push((await this.publish(who, 'mine')).kind);
      }
      isOver = outcomes.every((kind) => kind === 'nothing');
    }
    const branch = this.shop.products;
    return this.players.flatMap((player, who) => {
      const { rows } = player.ledger.getSnapshot();
      const open = rows.flatMap(({ id, state }) => (state === 'live' ? [] : `${who} has ${id} ${state}`));
      const isSame =
        JSON.stringify(rows.filter(({ isDeleted }) => !isDeleted).map((row) => row.raw)) === JSON.stringify(branch);
      return isSame ? open : [...open, `${who} shows another list`];
    });
  }
}
