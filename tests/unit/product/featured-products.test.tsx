/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { FeaturedProducts } from '@/components/product/featured-products';
import { card } from '@/tests/fixtures/catalogue';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';
import { setInView } from '../../fixtures/mock-intersection-observer';

const INITIAL = [1, 2, 3, 4].map((number) => card({ id: `initial-${number}`, name: `Initial ${number}` }));
const POOL = Array.from({ length: 12 }, (_, number) => card({ id: `pool-${number}`, name: `Pool ${number}` }));

const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent ?? '');
const initialNames = INITIAL.map(({ name }) => name);
const mockTop = (top: number) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};
/** Waits until the response is rendered. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

async function renderBelowTheScreen(exclude?: string) {
  mockTop(5000);
  render(<FeaturedProducts id="featured" cards={INITIAL} {...(exclude && { exclude })} />);
  setInView(false);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await settle();
}

test('featured products do not include the product of the page', async () => {
  mockFetch({ body: POOL.slice(0, 5) });
  await renderBelowTheScreen('pool-2');
  expect(names().sort()).toEqual(['Pool 0', 'Pool 1', 'Pool 3', 'Pool 4']);
});

describe('featured products in groups', () => {
  const pool = (from: number, to: number) => POOL.slice(from, to).map(({ id }) => id);
  const GROUPS = [
    { title: 'For rain', ids: pool(0, 5) },
    { title: 'For sun', ids: pool(5, 10) },
    { title: 'Too few', ids: pool(10, 12) },
  ];
  async function renderGroups(random: number) {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    mockFetch({ body: POOL });
    mockTop(5000);
    render(<FeaturedProducts id="featured" cards={INITIAL} groups={GROUPS} />);
    setInView(false);
    await settle();
    return names();
  }

  test.each([
    [0, 'For rain', ['Pool 0', 'Pool 1', 'Pool 2', 'Pool 3', 'Pool 4']],
    [0.9, 'For sun', ['Pool 5', 'Pool 6', 'Pool 7', 'Pool 8', 'Pool 9']],
  ])('come from one group, below its heading (random number %d)', async (random, title, group) => {
    const [heading, ...products] = await renderGroups(random);
    expect(heading).toBe(title);
    expect(screen.getByRole('heading', { name: title, level: 2 })).toHaveAttribute('id', 'featured');
    expect(new Set(products).size).toBe(4);
    expect(products.filter((name) => !group.includes(name))).toEqual([]);
  });
});

describe('featured products do not change', () => {
  test.each([
    ['they are on the screen from the start', 100, true],
    ['they are on the screen before the response arrives', 100, false],
    ['they are above the screen before the response arrives', -3000, false],
  ])('if %s', async (_, top, isVisible) => {
    const fetchMock = mockFetch({ body: POOL });
    mockTop(top);
    render(<FeaturedProducts id="featured" cards={INITIAL} />);
    setInView(isVisible);
    await settle();
    expect([names(), fetchMock.mock.calls.length]).toEqual([initialNames, isVisible ? 0 : 1]);
  });

  test.each<[string, () => unknown]>([
    ['the network fails', mockFetchFailure],
    ['the response is null', () => mockFetch({ body: null })],
    ['the pool has only two products', () => mockFetch({ body: POOL.slice(0, 2) })],
  ])('if %s', async (_, mockResponse) => {
    mockResponse();
    await renderBelowTheScreen();
    expect(names()).toEqual(initialNames);
  });
});
