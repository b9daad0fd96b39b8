/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { installPictureFallback } from '@/components/ui/picture-fallback';
import { mockFetch, mockFetchFailure } from '../../fixtures/mock-fetch';
import { setInView } from '../../fixtures/mock-intersection-observer';

const SOURCES = ['https://example.com/a.jpg', 'https://example.com/b.jpg', '/drawings/neutral/placeholder.svg'];

const toSources = (addresses: readonly string[]) => addresses.map((src) => ({ src }));
const picture = () => screen.getByRole('img', { name: 'Acme Plain Shirt' });
const renderPicture = (sources: readonly string[] = SOURCES) =>
  render(<Picture sources={toSources(sources)} alt="Acme Plain Shirt" />);
const source = () => picture().getAttribute('src');
const fail = () => fireEvent.error(picture());

let stop = () => {};
const watch = () => {
  stop();
  stop = installPictureFallback();
};
beforeEach(() => {
  mockFetchFailure();
  watch();
});
afterEach(() => stop());

describe('a picture that fails', () => {
  test('gives way to the next one and then to the placeholder, with its alternative text and size', () => {
    renderPicture();
    for (const next of [SOURCES[1], SOURCES[2], SOURCES[2]]) {
      fail();
      expect(source()).toBe(next);
      expect(picture()).toHaveAttribute('alt', 'Acme Plain Shirt');
      expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['600', '600']);
    }
  });

  test('one that failed before the page came alive is replaced', () => {
    stop();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    renderPicture();
    watch();
    expect(source()).toBe(SOURCES[2]);
  });

  test.each([
    ['one that loads to nothing is replaced', 0, SOURCES[1]],
    ['one that loads stays', 600, SOURCES[0]],
  ])('%s', (_, naturalWidth, shown) => {
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(shown);
  });
});

describe('a picture that hangs', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['far from the screen is waited for', false, 600, SOURCES[0]],
    ['near the screen is given some time', true, 3, SOURCES[0]],
    ['near the screen is replaced after a while', true, 30, SOURCES[1]],
  ])('%s', async (_, isNear, seconds, shown) => {
    renderPicture();
    await act(async () => undefined);
    setInView(isNear);
    wait(seconds);
    expect(source()).toBe(shown);
  });
});

describe('a picture of this site that was not there once', () => {
  const own = ['/drawings/late.svg', '/drawings/neutral/placeholder.svg'];

  test('is asked for past the cache and shown when it is there, and not asked for again when that did not help', async () => {
    const fetching = mockFetch({ status: 200 });
    renderPicture(own);
    const setAgain = jest.spyOn(picture() as HTMLImageElement, 'src', 'set');
    fail();
    await waitFor(() => expect(setAgain).toHaveBeenCalledWith('/drawings/late.svg'));
    expect(fetching.mock.calls).toEqual([['http://localhost/drawings/late.svg', { cache: 'reload' }]]);
    setAgain.mockRestore();
    fail();
    expect(source()).toBe('/drawings/neutral/placeholder.svg');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('of another host is left to that host', () => {
    const fetching = mockFetch({ status: 200 });
    renderPicture();
    fail();
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('other pictures in the same place', () => {
  const other = ['https://example.com/c.jpg', '/drawings/neutral/placeholder.svg'];

  test('begin with their own first address', () => {
    const { rerender } = renderPicture();
    fail();
    rerender(<Picture sources={toSources(other)} alt="Acme Plain Shirt" />);
    expect(source()).toBe(other[0]);
  });
});

test('the exported page has the first address and the alt, and tells other hosts nothing of itself', () => {
  const html = renderToString(<Picture sources={toSources(SOURCES)} alt="Acme Plain Shirt" />);
  expect(html).toMatch(/src="https:\/\/example\.com\/a\.jpg".*alt="Acme Plain Shirt"/);
  expect(html).toMatch(/referrerpolicy="no-referrer"/i);
});

describe('a photograph in several widths', () => {
  const sets = [
    { type: 'image/avif', srcSet: '/photographs/a-400.avif 400w, /photographs/a-800.avif 800w' },
    { type: 'image/webp', srcSet: '/photographs/a-400.webp 400w' },
  ];

  const renderSets = () =>
    render(
      <Picture
        sources={[{ src: 'https://example.com/a.jpg', sets }, { src: '/drawings/b.svg' }]}
        alt="Acme Plain Shirt"
        sizes="50vw"
      />,
    ).container;

  test('offers each type with its widths and how wide it is shown, and takes no place of a grid', () => {
    const sources = [...renderSets().querySelectorAll('source')];
    expect(sources.map((element) => [element.type, element.srcset])).toEqual(
      sets.map(({ type, srcSet }) => [type, srcSet]),
    );
    expect(sources[0]).toHaveAttribute('sizes', '50vw');
    expect(sources[0]).not.toBeVisible();
  });

  test('gives way to the next picture with all its widths', () => {
    const container = renderSets();
    fail();
    expect(source()).toBe('/drawings/b.svg');
    expect(container.querySelector('source')).not.toHaveAttribute('srcset');
  });
});
