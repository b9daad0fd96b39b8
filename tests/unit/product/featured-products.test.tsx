/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductGrid } from '@/components/product/product-card';
import { card } from '@/tests/fixtures/catalogue';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';
import { setInView } from '../../fixtures/mock-intersection-observer';

const INITIAL = [1, 2, 3, 4].map((number) => card({ id: `initial-${number}`, name: `Initial ${number}` }));
const POOL = Array.from({ length: 12 }, (_, number) => card({ id: `pool-${number}`, name: `Pool ${number}` }));

const Featured = ({ exclude }: { exclude?: string }) => (
  <FeaturedProducts count={INITIAL.length} {...(exclude && { exclude })}>
    <ProductGrid cards={INITIAL} columns={4} />
  </FeaturedProducts>
);

const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent ?? '');
const initialNames = INITIAL.map(({ name }) => name);
const putAt = (top: number) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};
/** Lets the answer arrive and be drawn. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

async function renderBelowTheScreen(exclude?: string) {
  putAt(5000);
  render(<Featured {...(exclude && { exclude })} />);
  setInView(false);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await settle();
}

describe('while they are out of sight', () => {
  test('they become four of the pool', async () => {
    mockFetch({ body: POOL });
    await renderBelowTheScreen();
    expect(names().filter((name) => name.startsWith('Pool '))).toHaveLength(4);
  });

  test('the product of the page is not among them', async () => {
    mockFetch({ body: POOL.slice(0, 5) });
    await renderBelowTheScreen('pool-2');
    expect(names().sort()).toEqual(['Pool 0', 'Pool 1', 'Pool 3', 'Pool 4']);
  });
});

describe('of a shop that names what belongs together', () => {
  const pool = (from: number, to: number) => POOL.slice(from, to).map(({ id }) => id);
  const GROUPS = [
    { title: 'For rain', ids: pool(0, 5) },
    { title: 'For sun', ids: pool(5, 10) },
    { title: 'Too few', ids: pool(10, 12) },
  ];
  async function renderGroups(chance: number) {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    mockFetch({ body: POOL });
    putAt(5000);
    render(
      <FeaturedProducts count={INITIAL.length} groups={GROUPS}>
        <ProductGrid cards={INITIAL} columns={4} />
      </FeaturedProducts>,
    );
    setInView(false);
    await settle();
    return names();
  }

  test.each([
    [0, 'For rain', ['Pool 0', 'Pool 1', 'Pool 2', 'Pool 3', 'Pool 4']],
    [0.9, 'For sun', ['Pool 5', 'Pool 6', 'Pool 7', 'Pool 8', 'Pool 9']],
  ])('they come from one group, under its heading (chance %d)', async (chance, title, group) => {
    const [heading, ...goods] = await renderGroups(chance);
    expect(heading).toBe(title);
    expect(screen.getByRole('heading', { name: title, level: 2 })).toHaveAttribute('id', 'featured');
    expect(new Set(goods).size).toBe(4);
    expect(goods.filter((name) => !group.includes(name))).toEqual([]);
  });
});

describe('they stay as they are', () => {
  test.each([
    ['they are on the screen from the start', 100, true],
    ['they came onto the screen before the answer did', 100, false],
    ['they have been scrolled past before the answer came', -3000, false],
  ])('when %s', async (_, top, isSeen) => {
    const fetching = mockFetch({ body: POOL });
    putAt(top);
    render(<Featured />);
    setInView(isSeen);
    await settle();
    expect([names(), fetching.mock.calls.length]).toEqual([initialNames, isSeen ? 0 : 1]);
  });

  test.each<[string, () => unknown]>([
    ['the network fails', mockFetchFailure],
    ['the answer is null', () => mockFetch({ body: null })],
    ['the answer is a pool of two', () => mockFetch({ body: POOL.slice(0, 2) })],
  ])('when %s', async (_, prepare) => {
    prepare();
    await renderBelowTheScreen();
    expect(names()).toEqual(initialNames);
  });
});

test('a page that is left takes its question back', () => {
  const fetching = mockFetch({ body: POOL });
  putAt(5000);
  const { unmount } = render(<Featured />);
  setInView(false);
  unmount();
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
