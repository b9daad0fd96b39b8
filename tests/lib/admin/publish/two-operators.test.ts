import fc from 'fast-check';
import { markLive } from '@/lib/admin/ledger/mark-published';
import { resolveConflicts } from '@/lib/admin/ledger/operations';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { networkGone } from './memory-host';
import { CATALOGUE, type Operator, Shop } from './shop';

const who = fc.constantFrom(0, 1);
const id = fc.constantFrom('a', 'b', 'c');
const price = fc.integer({ min: 11, max: 15 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), who, id, price }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('publish' as const), who, side: fc.constantFrom('mine' as const, 'theirs' as const) },
      // The request at which the network is gone, before it is answered or after.
      ...{ cutAt: fc.integer({ min: -5, max: 6 }), isAfter: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other' as const), id, price }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('build' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Publish = Omit<Extract<Step, { kind: 'publish' }>, 'kind'>;

/** Two operators, one repository and one store, and the prices that each may count on: edited, and neither published nor given up. */
class Play {
  readonly shop = new Shop();
  readonly edits = [new Map<string, number>(), new Map<string, number>()] as const;
  operators: Operator[] = [];

  private at(index: number): [Operator, Map<string, number>] {
    return [this.operators[index] as Operator, this.edits[index] as Map<string, number>];
  }

  async take(next: Step) {
    if (next.kind === 'edit') {
      const [operator, edits] = this.at(next.who);
      if (operator.row(next.id)?.raw.price === next.price) return;
      await operator.edit(next.id, { price: next.price });
      edits.set(next.id, next.price);
    } else if (next.kind === 'publish') await this.publish(next);
    else if (next.kind === 'build') await this.build();
    else if (this.shop.product(next.id)?.price !== next.price) this.shop.setFields(next.id, { price: next.price });
    for (const [index, operator] of this.operators.entries())
      for (const [name, edited] of this.at(index)[1]) {
        expect([index, name, operator.row(name)?.raw.price]).toEqual([index, name, edited]);
        // An edit back to what the store shows, or will show, is none any more.
        if (/live|published/.test(operator.row(name)?.state ?? '')) this.at(index)[1].delete(name);
      }
  }

  async publish({ who: index, side, cutAt, isAfter }: Publish) {
    const [operator, edits] = this.at(index);
    operator.host.meddle = (_, count) =>
      count !== cutAt ? undefined : isAfter ? { after: networkGone() } : networkGone();
    let outcome = await operator.publish();
    const clashes = outcome.kind === 'clash' ? outcome.clashes : [];
    if (clashes.length > 0) {
      const choices = Object.fromEntries(clashes.map((clash) => [clash.id, { [clash.field]: side }]));
      outcome = await operator.publish({ decided: { clashes, choices } });
    }
    operator.host.meddle = () => undefined;
    if (outcome.kind !== 'published' && outcome.kind !== 'nothing') return;
    if (side === 'theirs') for (const clash of clashes) edits.delete(clash.id);
    for (const name of outcome.kind === 'published' ? outcome.items : []) {
      if (edits.has(name)) expect(this.shop.product(name)?.price).toBe(edits.get(name));
      edits.delete(name);
    }
  }

  /** Everything is decided for the operator's own side, published and built. */
  async end() {
    for (const index of [0, 1] as const) {
      const [operator] = this.at(index);
      await this.build();
      for (const { id: name, conflicts } of operator.ledger.getSnapshot().rows) {
        const choices = Object.fromEntries(conflicts.map(({ field }) => [field, 'mine' as const]));
        if (conflicts.length > 0) await operator.ledger.applyChange(resolveConflicts(name, choices));
      }
      await this.publish({ who: index, side: 'mine', cutAt: -1, isAfter: false });
    }
    await this.build();
  }

  /** The store shows the branch, and both operators hear of it. */
  private async build() {
    for (const operator of this.operators) {
      await this.shop.build(operator);
      const sent = operator.ledger.current().ledger.items.flatMap(({ publishedWith }) => publishedWith ?? []);
      for (const commit of new Set(sent)) await operator.ledger.applyChange(markLive(commit));
    }
  }
}

test('after any history of two operators no edit is lost, none is published twice, and every commit builds', async () => {
  await forAllAsync(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (history) => {
      const play = new Play();
      play.operators = [await play.shop.operator(), await play.shop.operator()];
      for (const next of history) await play.take(next);
      await play.end();
      expect(play.operators.map(({ open }) => open)).toEqual([[], []]);
      const { repository, products } = play.shop;
      for (const { ledger } of play.operators)
        expect(ledger.getSnapshot().rows.map(({ raw }) => raw)).toEqual(products);
      const texts = repository.log.map((commit) => repository.read(CATALOGUE, commit.id));
      expect(texts.filter((text, at) => text === texts[at + 1])).toEqual([]);
      expect(texts.filter((text) => !parseCatalogue(JSON.parse(text), CATALOGUE).ok)).toEqual([]);
    }),
    100,
  );
});
