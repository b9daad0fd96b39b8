/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { watchPictures } from '@/components/ui/watch-pictures';
import { answerFetch, failFetch } from './answers';
import { bringIntoView } from './intersection';

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
  stop = watchPictures();
};
beforeEach(() => {
  failFetch();
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

  test('one that loads to nothing is replaced', () => {
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(SOURCES[1]);
  });

  test('one that loads stays', () => {
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(SOURCES[0]);
  });
});

describe('a picture that hangs', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('far from the screen is waited for', () => {
    renderPicture();
    wait(600);
    expect(source()).toBe(SOURCES[0]);
  });

  test('near the screen is replaced after a while', async () => {
    renderPicture();
    await act(async () => undefined);
    bringIntoView(true);
    wait(30);
    expect(source()).toBe(SOURCES[1]);
  });

  test('is given some time before', async () => {
    renderPicture();
    await act(async () => undefined);
    bringIntoView(true);
    wait(3);
    expect(source()).toBe(SOURCES[0]);
  });
});

describe('a picture of this site that was not there once', () => {
  const own = (name: string) => [`/drawings/${name}.svg`, '/drawings/neutral/placeholder.svg'];

  test('is asked for past the cache, and shown when it is there', async () => {
    const fetching = answerFetch({ status: 200 });
    renderPicture(own('late'));
    const setAgain = jest.spyOn(picture() as HTMLImageElement, 'src', 'set');
    fail();
    await waitFor(() => expect(setAgain).toHaveBeenCalledWith('/drawings/late.svg'));
    expect(fetching.mock.calls).toEqual([['http://localhost/drawings/late.svg', { cache: 'reload' }]]);
  });

  test('is not asked for a second time when that did not help', async () => {
    const fetching = answerFetch({ status: 200 });
    renderPicture(own('broken'));
    const setAgain = jest.spyOn(picture() as HTMLImageElement, 'src', 'set');
    fail();
    await waitFor(() => expect(setAgain).toHaveBeenCalled());
    setAgain.mockRestore();
    fail();
    expect(source()).toBe('/drawings/neutral/placeholder.svg');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('of another host is left to that host', () => {
    const fetching = answerFetch({ status: 200 });
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

describe('loading', () => {
  test('other hosts are not told which page shows their picture', () => {
    renderPicture();
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test('the exported page has the first address and the alt', () => {
    const html = renderToString(<Picture sources={toSources(SOURCES)} alt="Acme Plain Shirt" />);
    expect(html).toMatch(/src="https:\/\/example\.com\/a\.jpg".*alt="Acme Plain Shirt"/);
  });
});

describe('a photograph in several widths', () => {
  const sets = [
    { type: 'image/avif', srcSet: '/photographs/a-400.avif 400w, /photographs/a-800.avif 800w' },
    { type: 'image/webp', srcSet: '/photographs/a-400.webp 400w' },
  ];

  test('offers each type with its widths, and how wide it is shown', () => {
    const { container } = render(
      <Picture sources={[{ src: 'https://example.com/a.jpg', sets }]} alt="Acme Plain Shirt" sizes="50vw" />,
    );
    const offered = [...container.querySelectorAll('source')].map((element) => [element.type, element.srcset]);
    expect(offered).toEqual(sets.map(({ type, srcSet }) => [type, srcSet]));
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  test('gives way to the next picture with all its widths', () => {
    const { container } = render(
      <Picture
        sources={[{ src: 'https://example.com/a.jpg', sets }, { src: '/drawings/b.svg' }]}
        alt="Acme Plain Shirt"
      />,
    );
    fail();
    expect(source()).toBe('/drawings/b.svg');
    expect(container.querySelector('source')).not.toHaveAttribute('srcset');
  });
});

test('sets of widths take no place of what the picture stands in, such as a grid', () => {
  const sets = [{ type: 'image/webp', srcSet: '/a-400.webp 400w' }];
  const { container } = render(<Picture sources={[{ src: '/a.jpg', sets }]} alt="" />);
  expect(container.querySelector('source')).not.toBeVisible();
});
